-- What the owner was told after a run, by its codes, and on which day in UTC. An empty list is 'all is well again'.
-- A day has one message, whichever of two runs sends it.
alter table public.sync_runs add column told text[] not null default '{}';
alter table public.sync_runs add column told_on date;
create unique index sync_runs_one_message_a_day on public.sync_runs (told_on);

-- Which token the run used, as the start of its SHA-256: its oldest row says since when it is in use.
alter table public.sync_runs add column token_digest text;
