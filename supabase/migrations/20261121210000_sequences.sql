-- Hosted projects grant new sequences to these roles too: with them, anyone could move the numbers
-- of the rows on. The owner's defaults draw from an identity's sequence without any of these rights.
revoke all on sequence public.sync_runs_id_seq, public.photo_edits_id_seq
  from public, anon, authenticated, service_role;

-- The newest migration, for npm run doctor. Each new migration replaces this function.
create function public.schema_version() returns text
language sql immutable security invoker set search_path = '' as $$
  select '20261121210000'
$$;

revoke all on function public.schema_version() from public, anon, authenticated, service_role;
grant execute on function public.schema_version() to service_role;
