-- What a run could not read, by its codes, such as 'likes_denied'. `error_code` has the first alone.
alter table public.sync_runs add column missing text[] not null default '{}';

create or replace function public.schema_version() returns text
language sql immutable security invoker set search_path = '' as $$
  select '20261128040000'
$$;
