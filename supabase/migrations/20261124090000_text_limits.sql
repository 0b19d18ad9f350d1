-- Each text from outside has a limit: `longest` in src/contracts/linkedin-post.ts. What is longer already
-- is cut to half of it, since a browser counts some characters twice. An id cannot be cut.
delete from public.linkedin_posts where char_length(id) > 200;
update public.linkedin_posts set title = left(title, 250) where char_length(title) > 500;
update public.linkedin_posts set text = left(text, 5000) where char_length(text) > 10000;
update public.linkedin_posts set url = 'https://www.linkedin.com/feed/update/' || id
  where char_length(url) > 300;
update public.linkedin_posts
  set author = jsonb_build_object('name', left(coalesce(author ->> 'name', author #>> '{}'), 100))
  where char_length(coalesce(author ->> 'name', author #>> '{}')) > 200;

alter table public.linkedin_posts add constraint linkedin_posts_text_limits check (
  char_length(id) <= 200
  and char_length(title) <= 500
  and char_length(text) <= 10000
  and char_length(url) <= 300
  and char_length(coalesce(author ->> 'name', author #>> '{}')) <= 200
);

create or replace function public.schema_version() returns text
language sql immutable security invoker set search_path = '' as $$
  select '20261124090000'
$$;
