"""Figures for Prometheus. They count; they name nobody."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from shedet.core.errors import ShedetError

NOWHERE: Final = "none"  # the endpoint of a request that does not get to one
SOCKET: Final = "socket"  # that of whoever wants to follow something
BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "shedet_requests", "Requests by endpoint and status.", ("endpoint", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "shedet_request_seconds", "How long requests take.", ("endpoint",), buckets=BUCKETS, registry=self.registry
        )
        self.sockets = Gauge("shedet_sockets", "Open sockets.", registry=self.registry)
        self.pushes = Counter("shedet_pushes", "Updates sent over sockets.", registry=self.registry)
        self.tables = Gauge("shedet_tables_in_memory", "Tables kept in memory.", registry=self.registry)
        self.jobs = Counter(
            "shedet_jobs", "Jobs done by kind and outcome.", ("kind", "outcome"), registry=self.registry
        )

    def serve(self, port: int) -> None:
        """On the loopback address alone: nobody else is to see them."""
        try:
            start_http_server(port, "127.0.0.1", self.registry)
        except OSError as error:
            raise ShedetError(f"I can't show metrics on port {port}: {error.strerror}. Choose another.") from None
