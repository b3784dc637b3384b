-- Bucket and policies of the pictures, as in the storage migration, with sets that are read once per statement. A
-- function, because storage.objects belongs to somebody else: a hosted project lets its role `postgres` make policies
-- there all the same, other databases do not. Changes nothing the second time.
create function private.set_up_storage() returns void
language plpgsql set search_path = ''
as $$
begin
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('hotel-images', 'hotel-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do nothing;

  drop policy if exists "hotel admins list" on storage.objects;
  drop policy if exists "hotel admins upload" on storage.objects;
  drop policy if exists "hotel admins replace" on storage.objects;
  drop policy if exists "hotel admins remove" on storage.objects;
  create policy "hotel admins list" on storage.objects
    for select to authenticated using (bucket_id in (select private.administered_buckets()));
  create policy "hotel admins upload" on storage.objects
    for insert to authenticated
    with check (bucket_id in (select private.administered_buckets())
      and (storage.foldername(name))[1] in ('packages', 'rooms', 'hotel'));
  create policy "hotel admins replace" on storage.objects
    for update to authenticated using (bucket_id in (select private.administered_buckets()))
    with check (bucket_id in (select private.administered_buckets())
      and (storage.foldername(name))[1] in ('packages', 'rooms', 'hotel'));
  create policy "hotel admins remove" on storage.objects
    for delete to authenticated using (bucket_id in (select private.administered_buckets()));
end;
$$;

do $$
begin
  perform private.set_up_storage();
exception
  when insufficient_privilege or undefined_table or invalid_schema_name then
    raise warning 'pictures cannot be uploaded yet: %', sqlerrm
      using hint = 'Run `select private.set_up_storage()` with a role that may make policies on storage.objects.';
end;
$$;
