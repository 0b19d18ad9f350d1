-- The posts that the news page shows. `text` is LinkedIn's own, still in its little text format.
create table public.linkedin_posts (
  id text primary key check (id <> ''),
  title text not null,
  author jsonb not null check (
    jsonb_typeof(author) = 'string'
    -- A missing name is null, which a check lets through.
    or coalesce(jsonb_typeof(author -> 'name') = 'string', false)
  ),
  text text not null default '',
  image_url text,
  url text not null,
  created_at timestamptz not null,
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  shares integer not null default 0 check (shares >= 0),
  -- Set while LinkedIn no longer shows the post. The row stays, so that it can come back.
  hidden_at timestamptz
);

create index linkedin_posts_newest_first on public.linkedin_posts (created_at desc)
  where hidden_at is null;

alter table public.linkedin_posts enable row level security;

create policy "Anyone may read the posts that LinkedIn shows" on public.linkedin_posts
  for select to anon, authenticated
  using (hidden_at is null);

-- Hosted projects grant everything on new tables to these roles: take it back first.
revoke all on table public.linkedin_posts from public, anon, authenticated, service_role;
grant select on table public.linkedin_posts to anon, authenticated;
grant select, insert, update, delete on table public.linkedin_posts to service_role;
