-- A run that was left running for 25 days lasts more milliseconds than an integer holds: ending it
-- raised 22003, and with it every claim after it.
alter table public.sync_runs drop column duration_ms;

alter table public.sync_runs add column duration_ms bigint generated always as (
  (extract(epoch from ended_at - started_at) * 1000)::bigint
) stored;
