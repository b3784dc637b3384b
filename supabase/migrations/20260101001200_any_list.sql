-- Which lists there are is declared once, in lib/site/registry.ts: the database takes any list by its name, keeps its
-- history and shows its active elements. Names of other sections are no lists.
alter table public.hotel_content drop constraint hotel_content_section_check;
alter table public.hotel_content add constraint hotel_content_section_check check (
  section ~ '^[a-z][a-z0-9_]{0,39}$'
  and section not in ('hotel', 'images', 'hero', 'about', 'configuration', 'security')
);

alter table public.hotel_content_history drop constraint hotel_content_history_section;
alter table public.hotel_content_history add constraint hotel_content_history_section
  check (section ~ '^[a-z][a-z0-9_]{0,39}$');

-- Whoever writes past the panel cannot fill the database with lists that nothing reads.
create function private.bound_lists() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.hotel_content c where c.hotel_id = new.hotel_id and c.section <> new.section) >= 40 then
    raise exception 'the hotel has 40 lists already' using errcode = '23514';
  end if;
  return new;
end;
$$;

revoke all on function private.bound_lists() from public;

create trigger bound_lists before insert on public.hotel_content
  for each row execute function private.bound_lists();

-- The active elements of every list of a hotel, by its name.
create function private.active_lists(p_hotel_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.section, private.active_elements(c.hotel_id, c.section)), '{}'::jsonb)
  from public.hotel_content c
  where c.hotel_id = p_hotel_id;
$$;

revoke all on function private.active_lists(uuid) from public;

-- As in the images' migration, with every list.
create or replace function public.site_content(p_slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with content as materialized (
    select h.id, private.active_lists(h.id) || jsonb_build_object(
      'hotel', jsonb_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'tagline', h.tagline),
      'configuration', (
        select private.section_values(to_jsonb(s)) from public.hotel_configurations s where s.hotel_id = h.id
      ),
      'hero', (select private.section_values(to_jsonb(s)) from public.hero_sections s where s.hotel_id = h.id),
      'about', (select private.section_values(to_jsonb(s)) from public.about_sections s where s.hotel_id = h.id)
    ) as shown
    from public.hotels h
    where h.slug = p_slug
  )
  select c.shown || jsonb_build_object('images', private.encoded_images(c.id, c.shown)) from content c;
$$;
