-- Videos that staff upload lie in a bucket of their own, `{bucket}-videos`, for they may be larger than pictures; 50 MB
-- is what every hosted project allows. What stands in for a video until it plays is named beside it.
alter table public.hero_sections
  add column background_poster_url text,
  add column mobile_background_poster_url text,
  add column video_section_poster_url text;

-- Else the admins of a hotel with the bucket `x` could write into the pictures of another hotel with `x-videos`.
alter table public.hotels add constraint hotels_storage_bucket_is_no_videos
  check (storage_bucket not like '%-videos');

-- Bucket and policies, for the admins of the bucket it belongs to; a function for the reasons of
-- private.set_up_storage. Changes nothing the second time. Nothing is replaced: a video's name is never used again.
create function private.set_up_videos() returns void
language plpgsql set search_path = ''
as $$
begin
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('hotel-images-videos', 'hotel-images-videos', true, 52428800, array['video/mp4', 'video/webm'])
  on conflict (id) do nothing;

  drop policy if exists "hotel admins list videos" on storage.objects;
  drop policy if exists "hotel admins upload videos" on storage.objects;
  drop policy if exists "hotel admins remove videos" on storage.objects;
  create policy "hotel admins list videos" on storage.objects
    for select to authenticated
    using (bucket_id in (select b || '-videos' from private.administered_buckets() as b));
  create policy "hotel admins upload videos" on storage.objects
    for insert to authenticated
    with check (bucket_id in (select b || '-videos' from private.administered_buckets() as b)
      and (storage.foldername(name))[1] = 'hotel');
  create policy "hotel admins remove videos" on storage.objects
    for delete to authenticated
    using (bucket_id in (select b || '-videos' from private.administered_buckets() as b));
end;
$$;

do $$
begin
  perform private.set_up_videos();
exception
  when insufficient_privilege or undefined_table or invalid_schema_name then
    raise warning 'videos cannot be uploaded yet: %', sqlerrm
      using hint = 'Run `select private.set_up_videos()` with a role that may make policies on storage.objects.';
end;
$$;

revoke all on function private.set_up_videos() from public, anon, authenticated;
