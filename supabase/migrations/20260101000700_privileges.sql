-- Both ends of a foreign key are looked up: deleting a hotel, and asking who has access to it.
create index user_hotel_access_hotel_id on public.user_hotel_access (hotel_id);

-- What is made from here on belongs to nobody until its migration says so. PostgreSQL gives EXECUTE on new functions to
-- PUBLIC, a Supabase project also to anon and authenticated, who would find them under /rest/v1/rpc.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

-- The same for what is there: only what a policy, a check or a view calls in the name of the one who asks.
revoke all on all sequences in schema public from anon, authenticated, service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on all functions in schema public from public;
grant execute on function private.has_unique_field(jsonb, text), private.is_active(jsonb), private.elements(jsonb),
  private.is_bucket_admin(text) to authenticated, service_role;
