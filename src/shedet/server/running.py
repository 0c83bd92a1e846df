"""Running the server, and the workers beside it, until somebody ends them."""

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
from collections.abc import Callable
from functools import partial

import structlog
import uvicorn
from starlette.applications import Starlette

import shedet
from shedet.core.errors import ShedetError
from shedet.server.app import make_app, open_services
from shedet.server.bus import ANYTHING, WORK, Word
from shedet.server.home import alone, at_home, leaving_nothing, sqlite_file
from shedet.server.keeping import explaining
from shedet.server.logs import set_up_logs
from shedet.server.metrics import Metrics
from shedet.server.protocols import Connections, Requests, Sockets
from shedet.server.services import Services
from shedet.server.settings import Settings
from shedet.server.work.workshop import Workshop

LARGEST_MESSAGE = 4 * 1024  # that anybody has to send over a socket
WAIT_FOR_REQUESTS = 10  # seconds, when the server is told to stop
EVERYWHERE = ("0.0.0.0", "::")  # all addresses of this machine: friends need one of them
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has (RFC 5737)
KEPT_OPEN = 75  # seconds that a connection may be idle
WAITING = 1024  # connections that nobody has taken yet


def say(address: str) -> None:
    print(f"Shedet is at {address}", flush=True)


def serve(settings: Settings, announce: Callable[[str], None] = say) -> int:
    """Until somebody ends it. When it can be reached it is announced where. What may be wrong is found out before
    anything is written: a server that cannot start leaves nothing behind."""
    set_up_logs(settings.log_level)
    allow_connections()
    with contextlib.closing(bind(settings)) as listening:
        metrics = show_metrics(settings)
        with at_home(settings), alone(settings) as held:

            def tell(address: str) -> None:
                if held is not None:
                    os.pwrite(held, address.encode(), 0)
                announce(address)

            with explaining(settings), leaving_nothing(settings):
                app = make_app(settings, metrics)
            serve_on(settings, app, listening, tell)
    leave_everything()
    return 0


def serve_on(settings: Settings, app: Starlette, listening: socket.socket, announce: Callable[[str], None]) -> None:
    config = uvicorn.Config(
        app,
        http=partial(Requests, Connections(settings)),  # type: ignore[arg-type]  # it makes one, as the class does
        ws=Sockets,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=WAIT_FOR_REQUESTS,
        timeout_keep_alive=KEPT_OPEN,
        backlog=WAITING,
    )
    # uvicorn sends itself the signal again when it is done; to end when one is told to is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    Announcing(config, listening, announce).run(sockets=[listening])


def leave_everything() -> None:
    """Python would look through all that it holds once more before it ends: on a busy machine that takes seconds."""
    gc.freeze()


def show_metrics(settings: Settings) -> Metrics:
    metrics = Metrics()
    if settings.metrics_port:
        metrics.serve(settings.metrics_port)
    return metrics


class Announcing(uvicorn.Server):
    """Says where it can be reached, once it can."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self.listening = listening
        self.announce = announce
        self.log = structlog.get_logger()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            host, port = self.listening.getsockname()[:2]
            self.log.info("server is ready", version=shedet.__version__, host=host, port=port)
            shown = own_address() if host in EVERYWHERE else f"[{host}]" if ":" in host else host
            self.announce(f"http://{shown}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever asks whether we are ready hears that we go; then sockets are told to come back, for they would be
        waited for; then what was begun is ended."""
        services: Services = self.config.app.state.services  # type: ignore[union-attr]
        self.log.info("server stops")
        services.followers.is_closing = True
        await asyncio.sleep(services.settings.stop_delay)
        await services.followers.close()
        await super().shutdown(sockets)
        self.log.info("server has stopped")


def allow_connections() -> None:
    """As many as the system lets us have: what it allows at first is often 1,024, which one visitor could use up."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def own_address() -> str:
    """Where friends in the same network reach this machine. Nothing is sent: the system is asked which of its addresses
    it would send from. Without a network it is the machine's name."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return socket.gethostname()
        found: str = asking.getsockname()[0]
        return found


def is_free(settings: Settings) -> bool:
    """Whether nobody listens there now."""
    with new_socket(settings) as trying:
        try:
            trying.bind((settings.host, settings.port))
        except OSError:
            return False
    return True


def new_socket(settings: Settings) -> socket.socket:
    made = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    return made


def bind(settings: Settings) -> socket.socket:
    """Several processes may share a port: the system divides their visitors, and nobody is sent to one that has only
    begun to start. A process that is alone finds out at once whether somebody else listens there."""
    bound = new_socket(settings)
    is_shared = bool(settings.database_url) and hasattr(socket, "SO_REUSEPORT")
    if is_shared:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        bound.bind((settings.host, settings.port))
        if not is_shared:
            bound.listen(WAITING)
    except OSError as error:
        bound.close()
        where = f"{settings.host}:{settings.port}"
        option = "--host" if error.errno == errno.EADDRNOTAVAIL else "--port"
        raise ShedetError(f"I can't listen on {where}: {error.strerror}. Choose another with {option}.") from None
    return bound


def work(settings: Settings) -> int:
    """Bots and analyses, for servers elsewhere."""
    if sqlite_file(settings) is not None:
        raise ShedetError("a worker shares a PostgreSQL database with the servers: name it with --database-url.")
    set_up_logs(settings.log_level)
    metrics = show_metrics(settings)
    with explaining(settings):
        services = open_services(settings, metrics)
    asyncio.run(work_on(Workshop(services.hall, services.metrics)))
    services.store.close()
    leave_everything()
    return 0


async def work_on(workshop: Workshop) -> None:
    hall = workshop.hall

    async def hear(word: Word) -> None:
        if word.text in (WORK, ANYTHING):
            workshop.call()

    tasks = [asyncio.create_task(hall.bus.listen(hear)), asyncio.create_task(workshop.run())]
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    log = structlog.get_logger()
    log.info("worker is ready", version=shedet.__version__)
    print("Shedet's worker is ready", flush=True)
    await ended.wait()
    log.info("worker stops")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with contextlib.suppress(Exception):
        await hall.close()
