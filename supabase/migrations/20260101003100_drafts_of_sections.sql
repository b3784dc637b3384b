-- As in the drafts' migration, and the single rows under the id of the draft: a row has drafts of several forms. So such a
-- draft is not taken for that of a deleted item, and a link to it shows what is stored when the draft is gone.
create or replace function private.stored_item(p_hotel_id uuid, p_section text, p_item_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select e.element
  from public.hotel_content c cross join lateral private.elements(c.data) as e
  where c.hotel_id = p_hotel_id and c.section = p_section and e.element ->> 'id' = p_item_id
  union all
  select private.section_values(s.stored) || jsonb_build_object('id', p_item_id)
  from (
    select 'hero' as section, h.hotel_id, to_jsonb(h) as stored from public.hero_sections h
    union all select 'about', a.hotel_id, to_jsonb(a) from public.about_sections a
    union all select 'configuration', c.hotel_id, to_jsonb(c) from public.hotel_configurations c
  ) as s
  where s.hotel_id = p_hotel_id and s.section = p_section
  limit 1;
$$;
