-- What was deleted is found again: each version knows the ids it holds, so that looking through a long history does not
-- unpack every list in it. Written once with its version, like the rest of it.
create function private.item_ids(data jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(data) = 'array' then coalesce((
    select array_agg(element ->> 'id') from jsonb_array_elements(data) element
    where jsonb_typeof(element -> 'id') = 'string'
  ), '{}') end;
$$;

revoke all on function private.item_ids(jsonb) from public;

alter table public.hotel_content_history
  add column item_ids text[] generated always as (private.item_ids(data)) stored;

-- As in the forgetting migration: the ids follow from the data, and are computed only after this was asked.
create or replace function private.refuse_rewrite() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.changed_by is null and new.changed_by_email = 'pessoa removida'
    and to_jsonb(new) - array['changed_by', 'changed_by_email', 'item_ids']
      = to_jsonb(old) - array['changed_by', 'changed_by_email', 'item_ids'] then
    return new;
  end if;
  raise exception 'history is append-only' using errcode = '42501';
end;
$$;

-- Items that some version holds and the list does not, as they last were, with the version that left them out; the
-- latest deletions first. Those of one moment come together, so a page may be longer than asked for.
create function public.deleted_items(
  p_hotel_id uuid, p_sections text[], p_before timestamptz, p_limit integer
)
returns table (section text, item_id text, item jsonb, version integer, deleted_at timestamptz, deleted_by text)
language sql stable security definer set search_path = ''
as $$
  with held as materialized (
    select h.section, i.id, max(h.version) as version
    from public.hotel_content_history h, unnest(h.item_ids) i (id)
    where h.hotel_id = p_hotel_id and h.section = any (p_sections) and public.is_hotel_admin(p_hotel_id)
    group by h.section, i.id
  ), gone as materialized (
    select held.section, held.id, held.version as held_in, r.version, r.changed_at, r.changed_by_email
    from held cross join lateral (
      select h.version, h.changed_at, h.changed_by_email from public.hotel_content_history h
      where h.hotel_id = p_hotel_id and h.section = held.section and h.version > held.version
      order by h.version limit 1
    ) r
    where r.changed_at < p_before
    order by r.changed_at desc
    fetch first (least(greatest(p_limit, 1), 50)) rows with ties
  )
  select gone.section, gone.id, element, gone.version, gone.changed_at, gone.changed_by_email
  from gone
  join public.hotel_content_history h
    on h.hotel_id = p_hotel_id and h.section = gone.section and h.version = gone.held_in
  cross join lateral (
    select e as element from jsonb_array_elements(h.data) e where e ->> 'id' = gone.id limit 1
  ) last_seen
  order by gone.changed_at desc, gone.section, element ->> 'name';
$$;

revoke execute on function public.deleted_items(uuid, text[], timestamptz, integer) from public, anon, authenticated;
grant execute on function public.deleted_items(uuid, text[], timestamptz, integer) to authenticated;
