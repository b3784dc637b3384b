-- What the hotel says of its pictures is a list like any other, `pictures`, whose ids are names of files. Of it is
-- published what the content shows: the names and words of drafts' pictures stay unknown.
create function private.shown_pictures(p_pictures jsonb, p_content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with shown as materialized (
    select distinct regexp_replace(s.value #>> '{}', '^.*/', '') as name
    from jsonb_path_query(p_content, '$.** ? (@.type() == "string")') as s (value)
    where s.value #>> '{}' like '%/%'
  )
  select coalesce(jsonb_agg(p.element order by p.place), '[]'::jsonb)
  from jsonb_array_elements(p_pictures) with ordinality as p (element, place)
  where p.element ->> 'id' in (select name from shown);
$$;

revoke all on function private.shown_pictures(jsonb, jsonb) from public, anon, authenticated;

-- As in the migration of any list, with no more of the pictures than the content shows.
create or replace function private.active_lists(p_hotel_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  with lists as materialized (
    select coalesce(jsonb_object_agg(c.section, private.active_elements(c.hotel_id, c.section)), '{}'::jsonb) as shown
    from public.hotel_content c
    where c.hotel_id = p_hotel_id
  )
  select case
    when l.shown ? 'pictures' then l.shown || jsonb_build_object('pictures', private.shown_pictures(
      l.shown -> 'pictures',
      jsonb_build_array(
        l.shown - 'pictures',
        (select to_jsonb(s) from public.hero_sections s where s.hotel_id = p_hotel_id),
        (select to_jsonb(s) from public.about_sections s where s.hotel_id = p_hotel_id),
        (select to_jsonb(s) from public.hotel_configurations s where s.hotel_id = p_hotel_id)
      )
    ))
    else l.shown
  end
  from lists l;
$$;
