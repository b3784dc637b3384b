-- As in the drafts' migration, and the single rows under the id of the draft: a row has drafts of several forms. So such a
-- draft is not taken for that of a deleted item, and a link to it shows what is stored when the draft is gone.
create or replace function private.stored_item(p_hotel_id uuid, p_section text, p_item_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select case p_section
    when 'hero' then (
      select private.section_values(to_jsonb(s)) || jsonb_build_object('id', p_item_id)
      from public.hero_sections s where s.hotel_id = p_hotel_id
    )
    when 'about' then (
      select private.section_values(to_jsonb(s)) || jsonb_build_object('id', p_item_id)
      from public.about_sections s where s.hotel_id = p_hotel_id
    )
    when 'configuration' then (
      select private.section_values(to_jsonb(s)) || jsonb_build_object('id', p_item_id)
      from public.hotel_configurations s where s.hotel_id = p_hotel_id
    )
    else (
      select e.element
      from public.hotel_content c cross join lateral private.elements(c.data) as e
      where c.hotel_id = p_hotel_id and c.section = p_section and e.element ->> 'id' = p_item_id
      limit 1
    )
  end;
$$;
