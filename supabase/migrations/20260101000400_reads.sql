-- The dashboard's counts: one row per element, with the reader's own rights on hotel_content.
create view public.packages with (security_invoker = true) as
  select e.element ->> 'id' as id, c.hotel_id, e.element ->> 'slug' as slug, e.element ->> 'name' as name,
         private.is_active(e.element) as active
  from public.hotel_content c cross join lateral private.elements(c.data) as e
  where c.section = 'packages';

create view public.rooms with (security_invoker = true) as
  select e.element ->> 'id' as id, c.hotel_id, e.element ->> 'category' as category, e.element ->> 'name' as name,
         private.is_active(e.element) as active
  from public.hotel_content c cross join lateral private.elements(c.data) as e
  where c.section = 'rooms';

revoke all on public.packages, public.rooms from anon, authenticated;
grant select on public.packages, public.rooms to authenticated, service_role;

create function private.active_elements(p_hotel_id uuid, p_section text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(e.element order by e.place), '[]'::jsonb)
  from public.hotel_content c cross join lateral private.elements(c.data) as e
  where c.hotel_id = p_hotel_id and c.section = p_section and private.is_active(e.element);
$$;

-- Everything the public site shows, in one read. The only way to the lists without being an admin.
create function public.site_content(p_slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'hotel', jsonb_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'tagline', h.tagline),
    'configuration', (
      select to_jsonb(s) - 'hotel_id' - 'updated_at' from public.hotel_configurations s where s.hotel_id = h.id
    ),
    'hero', (
      select to_jsonb(s) - 'hotel_id' - 'updated_at' from public.hero_sections s where s.hotel_id = h.id
    ),
    'about', (
      select to_jsonb(s) - 'hotel_id' - 'updated_at' from public.about_sections s where s.hotel_id = h.id
    ),
    'packages', private.active_elements(h.id, 'packages'),
    'rooms', private.active_elements(h.id, 'rooms')
  )
  from public.hotels h
  where h.slug = p_slug;
$$;

revoke all on function public.site_content(text) from public;
grant execute on function public.site_content(text) to anon, authenticated, service_role;
