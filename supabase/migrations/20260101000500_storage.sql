create function private.is_bucket_admin(p_bucket text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.hotels h
    join public.user_hotel_access a on a.hotel_id = h.id
    where h.storage_bucket = p_bucket and a.user_id = (select auth.uid()) and a.role = 'admin'
  );
$$;

revoke all on function private.is_bucket_admin(text) from public;
grant execute on function private.is_bucket_admin(text) to authenticated, service_role;

-- storage.objects is somebody else's. A hosted project lets its role `postgres` make policies there all the same; a
-- database without storage, or with an owner who does not, gets everything else, and a warning of what is missing.
do $$
begin
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('hotel-images', 'hotel-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do update
    set public = excluded.public,
        file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types;

  -- Downloads of a public bucket need no policy. `hotel` holds the pictures of the hero, about and logo fields.
  create policy "hotel admins list" on storage.objects
    for select to authenticated using (private.is_bucket_admin(bucket_id));
  create policy "hotel admins upload" on storage.objects
    for insert to authenticated
    with check (private.is_bucket_admin(bucket_id) and (storage.foldername(name))[1] in ('packages', 'rooms', 'hotel'));
  create policy "hotel admins replace" on storage.objects
    for update to authenticated using (private.is_bucket_admin(bucket_id))
    with check (private.is_bucket_admin(bucket_id) and (storage.foldername(name))[1] in ('packages', 'rooms', 'hotel'));
  create policy "hotel admins remove" on storage.objects
    for delete to authenticated using (private.is_bucket_admin(bucket_id));
exception
  when insufficient_privilege or undefined_table or invalid_schema_name then
    raise warning 'bucket and policies of the pictures are not made: %', sqlerrm;
end;
$$;
