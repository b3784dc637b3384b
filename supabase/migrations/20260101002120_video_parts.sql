-- Parts of videos on their way, in a private bucket, `{bucket}-parts`: the next one may reach another instance of the site.
-- `{person}/{upload}/` holds 'begun', each part by where it ends, and at last 'done' with the film's address.
alter table public.hotels add constraint hotels_storage_bucket_is_no_parts
  check (storage_bucket not like '%-parts');

-- As private.set_up_storage, for the hotels that are there already, too. Colleagues look and remove, for whoever begins makes room; nobody writes under another's name.
create function private.set_up_video_parts() returns void
language plpgsql set search_path = ''
as $$
begin
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select b || '-parts', b || '-parts', false, 1048576, array['application/octet-stream']
  from (
    select 'hotel-images' as b union select h.storage_bucket from public.hotels h where h.storage_bucket is not null
  ) as used
  on conflict (id) do nothing;

  drop policy if exists "hotel admins read parts of videos" on storage.objects;
  drop policy if exists "hotel admins upload parts of videos" on storage.objects;
  drop policy if exists "hotel admins remove parts of videos" on storage.objects;
  create policy "hotel admins read parts of videos" on storage.objects
    for select to authenticated
    using (bucket_id in (select b || '-parts' from private.administered_buckets() as b));
  create policy "hotel admins upload parts of videos" on storage.objects
    for insert to authenticated
    with check (bucket_id in (select b || '-parts' from private.administered_buckets() as b)
      and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "hotel admins remove parts of videos" on storage.objects
    for delete to authenticated
    using (bucket_id in (select b || '-parts' from private.administered_buckets() as b));
end;
$$;

do $$
begin
  perform private.set_up_video_parts();
exception
  when insufficient_privilege or undefined_table or invalid_schema_name then
    raise warning 'videos cannot be uploaded yet: %', sqlerrm
      using hint = 'Run `select private.set_up_video_parts()` with a role that may make policies on storage.objects.';
end;
$$;

revoke all on function private.set_up_video_parts() from public, anon, authenticated;

-- `seconds` since the last part, by the database's clock. In plpgsql: there are databases without storage.
create function public.video_uploads(p_hotel_id uuid)
returns table (folder text, names text[], received bigint, is_done boolean, seconds double precision)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_hotel_admin(p_hotel_id) then
    raise exception 'only an admin of the hotel may' using errcode = '42501';
  end if;
  return query
    select p.folder, array_agg(p.name order by p.name), coalesce(sum(p.size) filter (where p.name ~ '^[0-9]+$'), 0)::bigint,
      bool_or(p.name = 'done'), extract(epoch from now() - max(p.created_at))::double precision
    from (
      select split_part(o.name, '/', 1) || '/' || split_part(o.name, '/', 2) as folder,
        split_part(o.name, '/', 3) as name, (o.metadata ->> 'size')::bigint as size, o.created_at
      from storage.objects o
      join public.hotels h on o.bucket_id = h.storage_bucket || '-parts'
      where h.id = p_hotel_id
    ) as p
    group by p.folder;
end;
$$;

revoke all on function public.video_uploads(uuid) from public, anon, authenticated;
grant execute on function public.video_uploads(uuid) to authenticated;
