-- What a run could not read, by its codes, such as 'likes_denied'. `error_code` has the first alone.
alter table public.sync_runs add column missing text[] not null default '{}';

-- Nothing asks for it any more: /api/health says when a column is missing.
drop function public.schema_version();

-- PostgreSQL takes 'infinity', years before Christ and the year 99999, which no program here can read. Rows
-- that are there already are left out by the sync, and named.
alter table public.linkedin_posts add constraint linkedin_posts_credible_date
  check (created_at between '2000-01-01' and '2200-01-01') not valid;

-- A model that is gone, a refused key and used-up credit cost nothing either.
create or replace function public.photo_edits_left(daily_limit integer) returns integer
language sql stable security invoker set search_path = '' as $$
  select greatest(0, least(
    daily_limit - count(*) filter (where outcome <> 'failed' or coalesce(error_code, '') not in (
      'model_busy', 'model_unavailable', 'model_unreachable',
      'model_retired', 'model_denied_access', 'model_quota_exhausted'
    )),
    3::bigint * daily_limit - count(*)
  ))::integer
  from public.photo_edits
  where outcome <> 'unneeded'
    and started_at >= date_trunc('day', clock_timestamp() at time zone 'UTC') at time zone 'UTC'
$$;
