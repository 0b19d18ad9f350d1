-- One row for each time the photo tool went to the image model: its lock and its daily count.
create table public.photo_edits (
  id bigint generated always as identity primary key,
  -- Names the result: the photo's digest, the model and the prompt's version.
  result_key text not null check (result_key <> ''),
  outcome text not null default 'running' check (
    -- 'unneeded': the result had been kept a moment before, so the model was not called.
    outcome in ('running', 'made', 'failed', 'unneeded', 'abandoned')
  ),
  error_code text,
  -- The model's own advice to callers whom it turned away.
  retry_after_seconds integer check (retry_after_seconds >= 0),
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);

-- The lock: the database refuses a second running row for one result, whoever asks.
create unique index photo_edits_one_at_a_time on public.photo_edits (result_key)
  where outcome = 'running';

create index photo_edits_by_day on public.photo_edits (started_at);

alter table public.photo_edits enable row level security;

revoke all on table public.photo_edits from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.photo_edits to service_role;

-- The database's clock decides when an edit ended, as it decided when it started.
create function public.stamp_photo_edit_end() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.ended_at := clock_timestamp();
  return new;
end
$$;

create trigger stamp_photo_edit_end before update of outcome on public.photo_edits
  for each row when (old.outcome = 'running' and new.outcome <> 'running')
  execute function public.stamp_photo_edit_end();

-- Decides in one transaction whether the caller may go to the model: state is 'claimed' or
-- 'running', with the row's id, or 'limit_reached' with the seconds until the next day in UTC. An
-- edit that is under way never meets the limit: it is counted already. Runs with the caller's
-- rights: without the service role's grants on photo_edits it does nothing.
create function public.claim_photo_edit(
  wanted_key text, stale_after_seconds integer, daily_limit integer
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  today timestamptz;
  running bigint;
  claimed bigint;
  calls bigint;
begin
  perform pg_advisory_xact_lock(hashtext('public.photo_edits'));

  update public.photo_edits
    set outcome = 'abandoned', error_code = 'edit_abandoned'
    where outcome = 'running'
      and started_at < clock_timestamp() - make_interval(secs => stale_after_seconds);

  select id into running from public.photo_edits
    where result_key = wanted_key and outcome = 'running';
  if running is not null then
    return jsonb_build_object('state', 'running', 'id', running);
  end if;

  today := date_trunc('day', clock_timestamp() at time zone 'UTC') at time zone 'UTC';
  select count(*) into calls from public.photo_edits
    where started_at >= today and outcome <> 'unneeded';
  if calls >= daily_limit then
    return jsonb_build_object(
      'state', 'limit_reached',
      'seconds_left', ceil(extract(epoch from today + interval '24 hours' - clock_timestamp()))
    );
  end if;

  insert into public.photo_edits (result_key) values (wanted_key) returning id into claimed;
  return jsonb_build_object('state', 'claimed', 'id', claimed);
end
$$;

revoke all on function public.stamp_photo_edit_end() from public, anon, authenticated, service_role;
revoke all on function public.claim_photo_edit(text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_photo_edit(text, integer, integer) to service_role;
