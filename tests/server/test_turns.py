"""Bots think for everybody in turn: somebody with many tables makes nobody else wait for all of them."""

from requests_table import services_of
from serving import Backings, Guest, app_client

KIND = "nobody's"  # kind of job: nobody else takes it
OFTEN = 40  # times: that it comes out so by chance every time is less likely than 1 in 10 to the 11


def test_hosts_take_turns(backings: Backings) -> None:
    backing = backings("turns")
    with app_client(backing.data, database_url=backing.database_url) as client:
        store = services_of(client).store
        many, one = Guest(client, "Many"), Guest(client, "One")
        tables = [many.open_table("sobek2p")["table"] for _ in range(4)]
        lonely = one.open_table("sobek2p")["table"]
        for table in (*tables, lonely):  # the four are there before
            store.add_job(table, KIND, 0)
        first = []
        for _ in range(OFTEN):
            [job] = store.take_jobs("holder", KIND, 0, 5_000, 1)
            first.append(job.table)
            store.put_back(job, 0)
        assert 0 < first.count(lonely) < OFTEN
        two = store.take_jobs("holder", KIND, 0, 5_000, 2)
        assert lonely in {job.table for job in two}
        rest = store.take_jobs("holder", KIND, 0, 5_000, 10)
        assert sorted(job.table for job in (*two, *rest)) == sorted((*tables, lonely))
        assert store.take_jobs("holder", KIND, 0, 5_000, 10) == []
