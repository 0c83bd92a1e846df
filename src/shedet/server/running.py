"""Running the server, and the workers beside it, until somebody ends them."""

import asyncio
import contextlib
import errno
import signal
import socket

import structlog
import uvicorn

import shedet
from shedet.core.errors import ShedetError
from shedet.files import make_folder
from shedet.server.app import make_app, open_services
from shedet.server.bus import ANYTHING, WORK, Word
from shedet.server.keeping import explaining
from shedet.server.logs import set_up_logs
from shedet.server.services import Services
from shedet.server.settings import Settings
from shedet.server.work.workshop import Workshop

LARGEST_MESSAGE = 4 * 1024  # that anybody has to send over a socket
WAIT_FOR_REQUESTS = 10  # seconds, when the server is told to stop
EVERYWHERE = ("0.0.0.0", "::")  # all addresses of this machine: friends need one of them
KEPT_OPEN = 75  # seconds that a connection may be idle


def serve(settings: Settings) -> int:
    from pathlib import Path

    set_up_logs(settings.log_level)
    make_folder(Path(settings.data))
    with explaining(settings):
        app = make_app(settings)
    show_metrics(app.state.services)
    listening = listen(settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
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
        h11_max_incomplete_event_size=16 * 1024,
    )
    # uvicorn sends itself the signal again when it is done; to end when one is told to is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    Announcing(config, listening).run(sockets=[listening])
    return 0


def show_metrics(services: Services) -> None:
    if services.settings.metrics_port:
        services.metrics.serve(services.settings.metrics_port)


class Announcing(uvicorn.Server):
    """Says where it can be reached, once it can."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket) -> None:
        super().__init__(config)
        self.listening = listening
        self.log = structlog.get_logger()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            host, port = self.listening.getsockname()[:2]
            self.log.info("server is ready", version=shedet.__version__, host=host, port=port)
            shown = socket.gethostname() if host in EVERYWHERE else f"[{host}]" if ":" in host else host
            print(f"Shedet is at http://{shown}:{port}", flush=True)

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


def listen(settings: Settings) -> socket.socket:
    """Several processes may share a port: the system divides their visitors."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if settings.database_url and hasattr(socket, "SO_REUSEPORT"):
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        option = "--host" if error.errno == errno.EADDRNOTAVAIL else "--port"
        raise ShedetError(f"I can't listen on {where}: {error.strerror}. Choose another with {option}.") from None
    listening.listen(1024)
    return listening


def work(settings: Settings) -> int:
    """Bots and analyses, for servers elsewhere."""
    if not settings.database_url:
        raise ShedetError("a worker shares a database with the servers: name it with --database-url.")
    set_up_logs(settings.log_level)
    with explaining(settings):
        services = open_services(settings)
    show_metrics(services)
    asyncio.run(work_on(Workshop(services.hall, services.metrics)))
    services.store.close()
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
