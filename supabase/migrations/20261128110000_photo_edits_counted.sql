-- A call to the image model is counted and nothing more. Two callers who press at the same moment may both pay for
-- one photo, within the day's limit: that is rarer than the lock was worth.
drop function public.claim_photo_edit(text, integer, integer);
drop index public.photo_edits_one_at_a_time;

-- Counts a call before it is made: state is 'begun' with the row's id, or 'limit_reached' with the seconds until the
-- next day in UTC. Callers take turns, so that a day's last call is one. Runs with the caller's rights.
create function public.begin_photo_edit(wanted_key text, daily_limit integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  tomorrow timestamptz;
  begun bigint;
begin
  perform pg_advisory_xact_lock(hashtext('public.photo_edits'));

  if public.photo_edits_left(daily_limit) = 0 then
    tomorrow := (date_trunc('day', clock_timestamp() at time zone 'UTC') + interval '1 day')
      at time zone 'UTC';
    return jsonb_build_object(
      'state', 'limit_reached',
      'seconds_left', ceil(extract(epoch from tomorrow - clock_timestamp()))
    );
  end if;

  insert into public.photo_edits (result_key) values (wanted_key) returning id into begun;
  return jsonb_build_object('state', 'begun', 'id', begun);
end
$$;

revoke all on function public.begin_photo_edit(text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_photo_edit(text, integer) to service_role;
