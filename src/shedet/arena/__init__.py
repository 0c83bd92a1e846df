"""The arena: bots meet, and what came out is said with the doubt that is left. Read in this order:

contest.py    what is played: bots, line-ups, seatings, deals
deals.py      playing a deal, and what came out of it
executors.py  where deals are played: here, in several processes, on a Ray cluster
processes.py  the processes of this machine
scores.py     shares of wins, with intervals
ratings.py    strengths on the Elo scale, with intervals
sprt.py       a test that stops as soon as it is decided
report.py     all of it together
plot.py       pictures of it
"""
