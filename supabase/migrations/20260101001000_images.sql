-- Pictures are encoded when they are saved: AVIF and WebP under `{path}/{width}.{avif|webp}` in a bucket of their own,
-- `{bucket}-variants`. A row here says that everything of a picture lies there.
create table public.images (
  hotel_id uuid not null references public.hotels (id),
  path text not null check (path <> '' and length(path) <= 1024),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  encoded_at timestamptz not null default now(),
  primary key (hotel_id, path)
);

comment on table public.images is
  'Pictures of the hotel''s bucket that are encoded for visitors. `path` is the object''s name, the size its own in pixels.';

revoke all on public.images from anon, authenticated;
grant select, insert, update, delete on public.images to authenticated;
grant all on public.images to service_role;
alter table public.images enable row level security;
alter table public.images force row level security;

create policy "admins read" on public.images
  for select to authenticated using (hotel_id in (select private.administered_hotels()));
create policy "admins insert" on public.images
  for insert to authenticated with check (hotel_id in (select private.administered_hotels()));
create policy "admins update" on public.images
  for update to authenticated using (hotel_id in (select private.administered_hotels()))
  with check (hotel_id in (select private.administered_hotels()));
create policy "admins delete" on public.images
  for delete to authenticated using (hotel_id in (select private.administered_hotels()));

-- Else the admins of a hotel with the bucket `x` could write into the pictures of another hotel with `x-variants`.
alter table public.hotels add constraint hotels_storage_bucket_is_no_variants
  check (storage_bucket not like '%-variants');

-- Bucket and policies of what is encoded, for the admins of the bucket it belongs to; a function for the reasons of
-- private.set_up_storage. Changes nothing the second time.
create function private.set_up_variants() returns void
language plpgsql set search_path = ''
as $$
begin
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('hotel-images-variants', 'hotel-images-variants', true, 5242880, array['image/avif', 'image/webp'])
  on conflict (id) do nothing;

  drop policy if exists "hotel admins list variants" on storage.objects;
  drop policy if exists "hotel admins upload variants" on storage.objects;
  drop policy if exists "hotel admins replace variants" on storage.objects;
  drop policy if exists "hotel admins remove variants" on storage.objects;
  create policy "hotel admins list variants" on storage.objects
    for select to authenticated
    using (bucket_id in (select b || '-variants' from private.administered_buckets() as b));
  create policy "hotel admins upload variants" on storage.objects
    for insert to authenticated
    with check (bucket_id in (select b || '-variants' from private.administered_buckets() as b)
      and (storage.foldername(name))[1] in ('packages', 'rooms', 'hotel'));
  create policy "hotel admins replace variants" on storage.objects
    for update to authenticated
    using (bucket_id in (select b || '-variants' from private.administered_buckets() as b))
    with check (bucket_id in (select b || '-variants' from private.administered_buckets() as b)
      and (storage.foldername(name))[1] in ('packages', 'rooms', 'hotel'));
  create policy "hotel admins remove variants" on storage.objects
    for delete to authenticated
    using (bucket_id in (select b || '-variants' from private.administered_buckets() as b));
end;
$$;

do $$
begin
  perform private.set_up_variants();
exception
  when insufficient_privilege or undefined_table or invalid_schema_name then
    raise warning 'pictures cannot be encoded yet: %', sqlerrm
      using hint = 'Run `select private.set_up_variants()` with a role that may make policies on storage.objects.';
end;
$$;

revoke all on function private.set_up_variants() from public, anon, authenticated;

-- The encoded pictures whose addresses occur in `p_content`, as {"<bucket>/<path>": width}, and no other: the names of
-- drafts' pictures stay unknown. Of what an object's name may hold only the space is written otherwise in an address.
create function private.encoded_images(p_hotel_id uuid, p_content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(e.name, e.width), '{}'::jsonb)
  from (
    select h.storage_bucket || '/' || replace(i.path, ' ', '%20') as name, i.width
    from public.images i join public.hotels h on h.id = i.hotel_id
    where i.hotel_id = p_hotel_id and h.storage_bucket is not null
  ) as e
  where e.name in (
    select split_part(s.value #>> '{}', '/storage/v1/object/public/', 2)
    from jsonb_path_query(p_content, '$.** ? (@.type() == "string")') as s (value)
  );
$$;

revoke all on function private.encoded_images(uuid, jsonb) from public, anon, authenticated;

-- As in the section history's migration, with what is encoded of the pictures.
create or replace function public.site_content(p_slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with content as materialized (
    select h.id, jsonb_build_object(
      'hotel', jsonb_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'tagline', h.tagline),
      'configuration', (
        select private.section_values(to_jsonb(s)) from public.hotel_configurations s where s.hotel_id = h.id
      ),
      'hero', (select private.section_values(to_jsonb(s)) from public.hero_sections s where s.hotel_id = h.id),
      'about', (select private.section_values(to_jsonb(s)) from public.about_sections s where s.hotel_id = h.id),
      'packages', private.active_elements(h.id, 'packages'),
      'rooms', private.active_elements(h.id, 'rooms')
    ) as shown
    from public.hotels h
    where h.slug = p_slug
  )
  select c.shown || jsonb_build_object('images', private.encoded_images(c.id, c.shown)) from content c;
$$;
