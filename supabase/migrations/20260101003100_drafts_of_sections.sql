-- As in the drafts' migration, but as the site shows it now, and the single rows under the id of the draft: a row has
-- drafts of several forms. So such a draft is not taken for that of a deleted item, and a link to it shows what is stored
-- when the draft is gone.
create or replace function private.stored_item(p_hotel_id uuid, p_section text, p_item_id text) returns jsonb
language sql stable set search_path = ''
as $$
  with stored as materialized (select private.section_at(p_hotel_id, p_section, now()) as data)
  select case
    when private.table_of_section(p_section) is not null then s.data || jsonb_build_object('id', p_item_id)
    else (select e.element from private.elements(s.data) as e where e.element ->> 'id' = p_item_id limit 1)
  end
  from stored s;
$$;
