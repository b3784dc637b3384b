-- As in the drafts' migration, and single rows, of which the history has the newest version, under the id of the draft: a
-- row has drafts of several forms. So these drafts are not taken for those of deleted items.
create or replace function private.stored_item(p_hotel_id uuid, p_section text, p_item_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select e.element from public.hotel_content c cross join lateral private.elements(c.data) as e
    where c.hotel_id = p_hotel_id and c.section = p_section and e.element ->> 'id' = p_item_id limit 1
  ), (
    select h.data || jsonb_build_object('id', p_item_id) from public.hotel_content_history h
    where h.hotel_id = p_hotel_id and h.section = p_section and jsonb_typeof(h.data) = 'object'
    order by h.version desc limit 1
  ));
$$;
