-- A list without what the other one says of the same item too: of each item its id, name and place stay, and what differs.
create function private.only_changed(p_list jsonb, p_other jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_list) <> 'array' or jsonb_typeof(p_other) <> 'array' then p_list else (
    select coalesce(jsonb_agg(coalesce(c.part, '{}') order by e.place), '[]')
    from private.elements(p_list) e
    left join (
      select distinct on (x.element ->> 'id') x.element from private.elements(p_other) x
      order by x.element ->> 'id', x.place desc
    ) o on o.element ->> 'id' = e.element ->> 'id'
    cross join lateral (
      select jsonb_object_agg(f.key, f.value) as part from jsonb_each(e.element) f
      where o.element is null or f.key in ('id', 'name', 'orderIndex') or f.value is distinct from o.element -> f.key
    ) c
  ) end;
$$;

-- Versions of one section before `p_before`, or of several, the newest first, each with what differs from the one before
-- it: whole lists, 2 MB each, made the history slow. For the hotel's admins.
create function public.history_changes(p_hotel_id uuid, p_sections text[], p_before integer, p_limit integer)
returns table (
  section text, version integer, at timestamptz, by text, "byItself" boolean, newest integer, previous integer,
  before jsonb, after jsonb
)
language sql stable security definer set search_path = ''
as $$
  select h.section, h.version, h.changed_at, h.changed_by_email, h.by_itself, (
      select max(n.version) from public.hotel_content_history n where n.hotel_id = p_hotel_id and n.section = h.section
    ), o.version, private.only_changed(o.data, h.data), private.only_changed(h.data, o.data)
  from (
    select row_number() over (
      order by case when cardinality(p_sections) = 1 then c.version end desc, c.changed_at desc, c.id desc
    ) as place, c.*
    from public.hotel_content_history c
    where c.hotel_id = p_hotel_id and c.section = any (p_sections) and c.version < p_before
      and p_hotel_id in (select private.administered_hotels())
    order by place limit least(p_limit, 30)
  ) h
  left join lateral (
    select p.version, p.data from public.hotel_content_history p
    where p.hotel_id = p_hotel_id and p.section = h.section and p.version < h.version order by p.version desc limit 1
  ) o on true
  order by h.place;
$$;

revoke execute on function private.only_changed(jsonb, jsonb), public.history_changes(uuid, text[], integer, integer)
  from public, anon, authenticated;
grant execute on function public.history_changes(uuid, text[], integer, integer) to authenticated;
