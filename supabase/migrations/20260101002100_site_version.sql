-- A mark of the rows themselves, which every instance of the site asks for: no way of writing can forget to change it.
create function public.site_version(p_slug text) returns text
language sql stable security definer set search_path = ''
as $$
  with hotel as materialized (
    select h.id, h.xmin::text || h.ctid::text as mark from public.hotels h where h.slug = p_slug
  )
  select md5(string_agg(w.mark, ' ' order by w.mark))
  from (
    select 'hotel ' || h.mark as mark from hotel h
    union all
    select c.section || c.xmin::text || c.ctid::text
    from hotel h join public.hotel_content c on c.hotel_id = h.id
    union all
    select 'configuration ' || s.xmin::text || s.ctid::text
    from hotel h join public.hotel_configurations s on s.hotel_id = h.id
    union all
    select 'hero ' || s.xmin::text || s.ctid::text from hotel h join public.hero_sections s on s.hotel_id = h.id
    union all
    select 'about ' || s.xmin::text || s.ctid::text from hotel h join public.about_sections s on s.hotel_id = h.id
    union all
    select 'image ' || i.xmin::text || i.ctid::text from hotel h join public.images i on i.hotel_id = h.id
  ) as w;
$$;

comment on function public.site_version(text) is
  'Another value whenever site_content may answer otherwise; null for no hotel. Tables that site_content reads belong here, too.';

revoke all on function public.site_version(text) from public, anon, authenticated;
grant execute on function public.site_version(text) to anon;
