-- What a run could not read, by its codes, such as 'likes_denied'. `error_code` has the first alone.
alter table public.sync_runs add column missing text[] not null default '{}';

-- Nothing asks for it any more: /api/health says when a column is missing.
drop function public.schema_version();
