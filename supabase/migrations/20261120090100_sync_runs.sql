-- One row for each run of the sync: its history, its lock and its cool-down.
create table public.sync_runs (
  id bigint generated always as identity primary key,
  trigger text not null check (trigger in ('scheduled', 'request')),
  outcome text not null default 'running' check (
    outcome in ('running', 'succeeded', 'partial', 'empty', 'failed', 'abandoned')
  ),
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  duration_ms integer generated always as (
    (extract(epoch from ended_at - started_at) * 1000)::integer
  ) stored,
  -- What LinkedIn returned, and what the run did with it.
  fetched integer not null default 0 check (fetched >= 0),
  stored integer not null default 0 check (stored >= 0),
  hidden integer not null default 0 check (hidden >= 0),
  pictures integer not null default 0 check (pictures >= 0),
  error_code text,
  error text,
  warning text,
  -- Counted from ended_at: until then requests are answered from this row.
  retry_after_seconds integer check (retry_after_seconds >= 0)
);

-- The lock: the database refuses a second running row, whoever asks.
create unique index sync_runs_one_at_a_time on public.sync_runs ((true))
  where outcome = 'running';

alter table public.sync_runs enable row level security;

revoke all on table public.sync_runs from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.sync_runs to service_role;

-- The database's clock decides when a run ended, as it decided when it started.
create function public.stamp_sync_run_end() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.ended_at := clock_timestamp();
  return new;
end
$$;

create trigger stamp_sync_run_end before update of outcome on public.sync_runs
  for each row when (old.outcome = 'running' and new.outcome <> 'running')
  execute function public.stamp_sync_run_end();

-- Decides in one transaction whether the caller may run: state is 'claimed', 'running',
-- 'cooling_down' or 'has_posts', and run is the row that it speaks of. A scheduled run is held
-- back by a run under way alone. Runs with the caller's rights: without the service role's grants
-- on sync_runs it does nothing.
create function public.claim_sync_run(run_trigger text, stale_after_seconds integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  latest public.sync_runs;
  claimed public.sync_runs;
  shown bigint;
begin
  perform pg_advisory_xact_lock(hashtext('public.sync_runs'));

  update public.sync_runs
    set outcome = 'abandoned', error_code = 'run_abandoned',
        error = 'The run ended without a word, as a killed process does.'
    where outcome = 'running'
      and started_at < clock_timestamp() - make_interval(secs => stale_after_seconds);

  -- Read before the posts: once the latest run has ended, all that it stored is in sight below.
  select * into latest from public.sync_runs order by id desc limit 1;

  if run_trigger = 'request' then
    select count(*) into shown from public.linkedin_posts where hidden_at is null;
    if shown > 0 then
      return jsonb_build_object('state', 'has_posts', 'posts', shown);
    end if;
  end if;

  if latest.outcome = 'running' then
    return jsonb_build_object('state', 'running', 'run', to_jsonb(latest));
  end if;

  if run_trigger = 'request'
    and latest.ended_at + make_interval(secs => latest.retry_after_seconds) > clock_timestamp()
  then
    return jsonb_build_object(
      'state', 'cooling_down',
      'run', to_jsonb(latest),
      'seconds_left', ceil(extract(epoch from
        latest.ended_at + make_interval(secs => latest.retry_after_seconds) - clock_timestamp()
      ))
    );
  end if;

  insert into public.sync_runs (trigger) values (run_trigger) returning * into claimed;
  return jsonb_build_object('state', 'claimed', 'run', to_jsonb(claimed));
end
$$;

revoke all on function public.stamp_sync_run_end() from public, anon, authenticated, service_role;
revoke all on function public.claim_sync_run(text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_sync_run(text, integer) to service_role;
