-- What a run could not read, by its codes, such as 'likes_denied'. `error_code` has the first alone.
alter table public.sync_runs add column missing text[] not null default '{}';

-- Nothing asks for it any more: /api/health says when a column is missing.
drop function public.schema_version();

-- PostgreSQL takes 'infinity', years before Christ and the year 99999, which no program here can read. Rows
-- that are there already are left out by the sync, and named.
alter table public.linkedin_posts add constraint linkedin_posts_credible_date
  check (created_at between '2000-01-01' and '2200-01-01') not valid;
