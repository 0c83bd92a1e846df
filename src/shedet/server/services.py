"""What every request needs, put together once."""

from typing import NamedTuple

from shedet.server.bus import Bus
from shedet.server.hall import Hall
from shedet.server.limiting import Limits
from shedet.server.metrics import Metrics
from shedet.server.sessions import Sessions
from shedet.server.settings import Settings
from shedet.server.sockets import Followers
from shedet.server.store.store import Store


class Services(NamedTuple):
    settings: Settings
    store: Store
    bus: Bus
    hall: Hall
    sessions: Sessions
    limits: Limits
    followers: Followers
    metrics: Metrics
