-- The widths in which a picture lies there. Those of before keep the ones they were encoded in, until that is done again.
alter table public.images add column widths integer[];

update public.images i set widths = array(
  select made.width
  from (values (480, 0), (828, 480), (1200, 828), (1920, 1200)) as made (width, before)
  where made.before < i.width
  order by made.width
);

-- Whatever has encoded a picture, the smallest width is there.
alter table public.images
  alter column widths set default '{480}',
  alter column widths set not null,
  add constraint images_widths_are_some check (cardinality(widths) between 1 and 20);

-- As in the images' migration, with the widths instead of the picture's own: {"<bucket>/<path>": [width, …]}.
create or replace function private.encoded_images(p_hotel_id uuid, p_content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(e.name, e.widths), '{}'::jsonb)
  from (
    select h.storage_bucket || '/' || replace(i.path, ' ', '%20') as name, i.widths
    from public.images i join public.hotels h on h.id = i.hotel_id
    where i.hotel_id = p_hotel_id and h.storage_bucket is not null
  ) as e
  where e.name in (
    select split_part(s.value #>> '{}', '/storage/v1/object/public/', 2)
    from jsonb_path_query(p_content, '$.** ? (@.type() == "string")') as s (value)
  );
$$;
