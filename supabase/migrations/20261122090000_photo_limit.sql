-- How often the photo tool may still go to the image model today, in UTC. A call that the model turned
-- away, or that never reached it, costs nothing and is no use of the day, up to three times the limit
-- in all: an outage must not be knocked at for ever. One that timed out or was refused may be billed.
create function public.photo_edits_left(daily_limit integer) returns integer
language sql stable security invoker set search_path = '' as $$
  select greatest(0, least(
    daily_limit - count(*) filter (where outcome <> 'failed' or coalesce(error_code, '') not in
      ('model_busy', 'model_unavailable', 'model_unreachable')),
    3::bigint * daily_limit - count(*)
  ))::integer
  from public.photo_edits
  where outcome <> 'unneeded'
    and started_at >= date_trunc('day', clock_timestamp() at time zone 'UTC') at time zone 'UTC'
$$;

-- As before, but for the count.
create or replace function public.claim_photo_edit(
  wanted_key text, stale_after_seconds integer, daily_limit integer
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  tomorrow timestamptz;
  running bigint;
  claimed bigint;
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

  if public.photo_edits_left(daily_limit) = 0 then
    tomorrow := (date_trunc('day', clock_timestamp() at time zone 'UTC') + interval '1 day')
      at time zone 'UTC';
    return jsonb_build_object(
      'state', 'limit_reached',
      'seconds_left', ceil(extract(epoch from tomorrow - clock_timestamp()))
    );
  end if;

  insert into public.photo_edits (result_key) values (wanted_key) returning id into claimed;
  return jsonb_build_object('state', 'claimed', 'id', claimed);
end
$$;

create or replace function public.schema_version() returns text
language sql immutable security invoker set search_path = '' as $$
  select '20261122090000'
$$;

revoke all on function public.photo_edits_left(integer)
  from public, anon, authenticated, service_role;
grant execute on function public.photo_edits_left(integer) to service_role;
