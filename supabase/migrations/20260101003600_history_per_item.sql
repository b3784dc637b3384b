-- A version holds what it changed, and no longer the whole list: of each changed item its id, name and place and the fields
-- that differ, before and after. The content of a version is had from the content of now, backwards. What is older than two
-- years goes, but of each item its last version stays: a deleted one can always come back.
-- A long history takes longer than a project allows.
set statement_timeout = '30min';

alter table public.hotel_content_history add column if not exists before jsonb;
alter table public.hotel_content_history add column if not exists after jsonb;
alter table public.hotel_content_history add column if not exists ids_before text[];

comment on table public.hotel_content_history is
  'What every change of every list and single row replaced. Written by trigger in the transaction of the change; nothing younger than two years is ever changed or removed.';
comment on column public.hotel_content_history.before is
  'Of each changed item what differs, with id, name and orderIndex; of a single row the columns that differ. Null for a first version.';
comment on column public.hotel_content_history.ids_before is
  'The ids in their stored order before the change, unless it left or only lengthened that order.';

create or replace function private.is_old(p_changed_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select p_changed_at < now() - interval '2 years';
$$;

-- A single row as a list of one item without an id.
create or replace function private.items_of(p_data jsonb) returns table (id text, item jsonb, place bigint)
language sql immutable set search_path = ''
as $$
  select coalesce(e.element ->> 'id', ''), e.element, e.place
  from private.elements(case when jsonb_typeof(p_data) = 'object' then jsonb_build_array(p_data) else p_data end) e;
$$;

-- What differs between two states. Where items were moved, the id, name and orderIndex of all others say from where to where.
create or replace function private.change_of(
  p_before jsonb, p_after jsonb, out before jsonb, out after jsonb, out ids_before text[]
)
language sql immutable set search_path = ''
as $$
  with pairs as materialized (
    select coalesce(o.id, n.id) as id, o.item as was, n.item as became, o.place as place_before, n.place as place_after
    from private.items_of(p_before) o full join private.items_of(p_after) n on n.id = o.id
  ), orders as (
    select coalesce(array_agg(p.id order by p.place_before) filter (where p.was is not null), '{}') as ids_before,
      coalesce(array_agg(p.id order by p.place_after) filter (where p.became is not null), '{}') as ids_after,
      coalesce(bool_or(p.was -> 'orderIndex' is distinct from p.became -> 'orderIndex') filter (where p.was is not null and p.became is not null), false)
        or array_agg(p.id order by p.place_before) filter (where p.was is not null and p.became is not null)
          is distinct from array_agg(p.id order by p.place_after) filter (where p.was is not null and p.became is not null) as are_moved
    from pairs p
  ), parts as (
    select p.*, case when p.was is null or p.became is null then array(select jsonb_object_keys(coalesce(p.was, p.became)))
      else array['id', 'name', 'orderIndex'] || array(
        select k from jsonb_object_keys(p.was || p.became) k where p.was -> k is distinct from p.became -> k
      ) end as keys
    from pairs p cross join orders
    where p.was is distinct from p.became or orders.are_moved
  ), lists as (
    select coalesce(jsonb_agg(b.part order by p.place_before) filter (where p.was is not null), '[]') as before,
      coalesce(jsonb_agg(a.part order by p.place_after) filter (where p.became is not null), '[]') as after
    from parts p
    cross join lateral (select coalesce(jsonb_object_agg(e.key, e.value), '{}') as part from jsonb_each(p.was) e where e.key = any (p.keys)) b
    cross join lateral (select coalesce(jsonb_object_agg(e.key, e.value), '{}') as part from jsonb_each(p.became) e where e.key = any (p.keys)) a
  )
  select case when jsonb_typeof(p_after) = 'array' then l.before else coalesce(l.before -> 0, '{}') end,
    case when jsonb_typeof(p_after) = 'array' then l.after else coalesce(l.after -> 0, '{}') end,
    case when jsonb_typeof(p_after) = 'array' and o.ids_before <> o.ids_after[1:cardinality(o.ids_before)] then o.ids_before end
  from lists l cross join orders o;
$$;

-- The versions of before, once. Whole lists are not kept beside.
do $$
begin
  if exists (
    select from pg_catalog.pg_attribute a where a.attrelid = 'public.hotel_content_history'::regclass
      and a.attname = 'data' and not a.attisdropped
  ) then
    alter table public.hotel_content_history disable trigger user;
    drop trigger append_only_values on public.hotel_content_history;
    alter table public.hotel_content_history drop column item_ids, alter column data drop not null;
    update public.hotel_content_history h
    set (before, after, ids_before, data) = (
      select c.before, c.after, c.ids_before, null::jsonb
      from (
        select o.data from public.hotel_content_history o
        where o.hotel_id = h.hotel_id and o.section = h.section and o.version < h.version order by o.version desc limit 1
      ) o cross join lateral private.change_of(o.data, h.data) c
    )
    where h.section not in ('security', 'imports');
    update public.hotel_content_history h set after = h.data, data = null where h.section in ('security', 'imports');
    alter table public.hotel_content_history drop column data;
    alter table public.hotel_content_history enable trigger user;
  end if;
end $$;

create index if not exists hotel_content_history_time on public.hotel_content_history (hotel_id, changed_at);

drop function if exists private.only_changed(jsonb, jsonb);
drop function if exists private.item_ids(jsonb);

create or replace function private.record_version(
  p_hotel_id uuid, p_section text, p_version integer, p_before jsonb, p_after jsonb
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.hotel_content_history
    (hotel_id, section, version, before, after, ids_before, changed_at, changed_by, changed_by_email)
  select p_hotel_id, p_section, p_version, c.before, c.after, c.ids_before, now(), auth.uid(),
    (select u.email from auth.users u where u.id = auth.uid())
  from (select) one left join lateral private.change_of(p_before, p_after) c on p_before is not null;
$$;

create or replace function private.record_content() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_version(new.hotel_id, new.section, new.version,
    case when tg_op = 'UPDATE' then old.data end, new.data);
  return null;
end;
$$;

create or replace function private.record_section() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_version(new.hotel_id, tg_argv[0], new.version,
    case when tg_op = 'UPDATE' then private.section_values(to_jsonb(old)) end, private.section_values(to_jsonb(new)));
  return null;
end;
$$;

-- Decisions and imports are events: what they tell is `after`.
do $$
declare
  v_function regprocedure;
  v_definition text;
begin
  foreach v_function in array array['private.record_decision(uuid, jsonb)', 'private.record_import(uuid, jsonb)',
    'private.require_calm(uuid)', 'public.undo_import(uuid, integer)']::regprocedure[] loop
    v_definition := replace(replace(replace(pg_get_functiondef(v_function), 'section, version, data,', 'section, version, after,'),
      'select h.data into strict v_before from public.hotel_content_history h
    where h.hotel_id = p_hotel_id and h.section = v_section
      and h.version = (v_sections -> v_section ->> ''before'')::integer;',
      'v_before := private.content_of_version(p_hotel_id, v_section, (v_sections -> v_section ->> ''before'')::integer);'),
      'h.data', 'h.after');
    if v_definition ~ '\mdata\M' or v_definition ~ 'undo_import' and v_definition !~ 'content_of_version' then
      raise exception '% has another text than this migration knows', v_function;
    end if;
    execute v_definition;
  end loop;
end $$;

-- A list or a single row as it was in a version: what the later ones replaced, put back. Of each field the earliest counts.
create or replace function private.content_of_version(p_hotel_id uuid, p_section text, p_version integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_table text := private.table_of_section(p_section);
  v_now jsonb;
  v_then jsonb;
begin
  if v_table is null then
    select c.data into v_now from public.hotel_content c where c.hotel_id = p_hotel_id and c.section = p_section;
  else
    execute format('select private.section_values(to_jsonb(s)) from public.%I s where s.hotel_id = $1', v_table)
      into v_now using p_hotel_id;
  end if;
  with later as materialized (
    select h.version, h.before, h.after, h.ids_before from public.hotel_content_history h
    where h.hotel_id = p_hotel_id and h.section = p_section and h.version > p_version
  ), parts as materialized (
    select l.version, p.id, p.was, p.became
    from later l cross join lateral (
      select coalesce(b.id, a.id) as id, b.item as was, a.item as became
      from private.items_of(l.before) b full join private.items_of(l.after) a on a.id = b.id
    ) p
  ), fields as (
    select distinct on (p.id, k) p.id, k as key, p.was -> k as value
    from parts p cross join lateral jsonb_object_keys(coalesce(p.was, '{}') || coalesce(p.became, '{}')) k
    order by p.id, k, p.version
  ), changed as (
    select f.id, array_agg(f.key) as keys, coalesce(jsonb_object_agg(f.key, f.value) filter (where f.value is not null), '{}') as was
    from fields f group by f.id
  ), first_parts as (
    select distinct on (p.id) p.id, p.was is not null as was_there from parts p order by p.id, p.version
  ), items as (
    select coalesce(n.id, c.id) as id, (coalesce(n.item, '{}') - coalesce(c.keys, '{}')) || coalesce(c.was, '{}') as item, n.place
    from private.items_of(v_now) n full join changed c on c.id = n.id
    left join first_parts f on f.id = coalesce(n.id, c.id)
    where coalesce(f.was_there, true)
  ), places as (
    select u.id, u.place from (
      select l.ids_before from later l where l.ids_before is not null order by l.version limit 1
    ) o cross join lateral unnest(o.ids_before) with ordinality u (id, place)
  )
  select coalesce(jsonb_agg(i.item order by p.place, i.place), '[]') into v_then
  from items i left join places p on p.id = i.id;
  return case when v_table is null then v_then else v_then -> 0 end;
end;
$$;

create or replace function public.history_content(p_hotel_id uuid, p_section text, p_version integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.content_of_version(p_hotel_id, p_section, p_version)
  where p_hotel_id in (select private.administered_hotels());
$$;

-- Versions of one section before `p_before`, or of several, the newest first; `previous` is null for a first one. From one
-- that is whole to now no version is missing, so that its section can be had as a whole. For the hotel's admins.
drop function if exists public.history_changes(uuid, text[], integer, integer);
create function public.history_changes(p_hotel_id uuid, p_sections text[], p_before integer, p_limit integer)
returns table (
  section text, version integer, at timestamptz, by text, "byItself" boolean, newest integer, previous integer,
  "isWhole" boolean, before jsonb, after jsonb
)
language sql stable security definer set search_path = ''
as $$
  select h.section, h.version, h.changed_at, h.changed_by_email, h.by_itself, n.newest,
    case when h.before is not null then h.version - 1 end, n.later = n.newest - h.version, h.before, h.after
  from (
    select c.id from public.hotel_content_history c
    where c.hotel_id = p_hotel_id and c.section = any (p_sections) and c.version < p_before
      and p_hotel_id in (select private.administered_hotels())
    order by case when cardinality(p_sections) = 1 then c.version end desc, c.changed_at desc, c.id desc
    limit least(p_limit, 31)
  ) found
  join public.hotel_content_history h on h.id = found.id
  cross join lateral (
    select max(o.version) as newest, count(*) filter (where o.version > h.version) as later
    from public.hotel_content_history o where o.hotel_id = p_hotel_id and o.section = h.section
  ) n
  order by case when cardinality(p_sections) = 1 then h.version end desc, h.changed_at desc, h.id desc;
$$;

-- Items that a version removed and the list does not have, as they last were; the latest deletions first. Those of one
-- moment come together, so a page may be longer than asked for.
create or replace function public.deleted_items(
  p_hotel_id uuid, p_sections text[], p_before timestamptz, p_limit integer
)
returns table (section text, item_id text, item jsonb, version integer, deleted_at timestamptz, deleted_by text)
language sql stable security definer set search_path = ''
as $$
  with removed as materialized (
    select distinct on (h.section, g.id) h.section, g.id, g.item, h.version, h.changed_at, h.changed_by_email
    from public.hotel_content_history h cross join lateral (
      select b.id, b.item from private.items_of(h.before) b left join private.items_of(h.after) a on a.id = b.id
      where a.id is null
    ) g
    where h.hotel_id = p_hotel_id and h.section = any (p_sections) and h.ids_before is not null
      and public.is_hotel_admin(p_hotel_id)
    order by h.section, g.id, h.version desc
  ), present as materialized (
    select c.section, i.id from public.hotel_content c cross join lateral private.items_of(c.data) i
    where c.hotel_id = p_hotel_id and c.section = any (p_sections)
  )
  select r.section, r.id, r.item, r.version, r.changed_at, r.changed_by_email
  from (
    select * from removed r
    where r.changed_at < p_before
      and not exists (select from present p where p.section = r.section and p.id = r.id)
    order by r.changed_at desc
    fetch first (least(greatest(p_limit, 1), 50)) rows with ties
  ) r
  order by r.changed_at desc, r.section, r.item ->> 'name';
$$;

-- Nothing younger than two years is changed or removed; who somebody was can be forgotten always.
drop trigger if exists append_only on public.hotel_content_history;
drop trigger if exists append_only_values on public.hotel_content_history;
drop trigger if exists append_only_changes on public.hotel_content_history;
drop trigger if exists keep_young on public.hotel_content_history;
drop trigger if exists only_people_are_forgotten on public.hotel_content_history;
create trigger append_only before truncate on public.hotel_content_history
  for each statement execute function private.refuse_change();
create trigger append_only_values before update of id, hotel_id, section, version, changed_at, by_itself
  on public.hotel_content_history for each statement execute function private.refuse_change();
create trigger append_only_changes before update of before, after, ids_before on public.hotel_content_history
  for each row when (not private.is_old(old.changed_at)) execute function private.refuse_change();
create trigger keep_young before delete on public.hotel_content_history
  for each row when (not private.is_old(old.changed_at)) execute function private.refuse_change();
create trigger only_people_are_forgotten after update of changed_by, changed_by_email on public.hotel_content_history
  for each row when (new.changed_by is not null or new.changed_by_email is distinct from 'pessoa removida')
  execute function private.refuse_change();

create or replace function private.only_items(p_data jsonb, p_ids text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(i.item order by i.place) filter (where i.id = any (p_ids)), '[]') from private.items_of(p_data) i;
$$;

-- Of each item its last version stays, and of each section its newest. A version of several items keeps those that did not
-- change again; a mere change of place is none. With the first change of a day: where nobody saves, nothing grows.
create or replace function private.prune_history() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_limit timestamptz := now() - interval '2 years';
begin
  if not exists (
    select from public.hotel_content_history h where h.hotel_id = new.hotel_id and h.changed_at < v_limit
  ) or exists (
    select from public.hotel_content_history h
    where h.hotel_id = new.hotel_id and h.changed_at >= date_trunc('day', now()) and h.id <> new.id
  ) then
    return null;
  end if;
  with touches as materialized (
    select h.id, h.section, h.version, h.changed_at, p.item
    from public.hotel_content_history h cross join lateral (
      select coalesce(b.id, a.id) as item
      from private.items_of(h.before) b full join private.items_of(h.after) a on a.id = b.id
      where b.item - 'orderIndex' is distinct from a.item - 'orderIndex'
    ) p
    where h.hotel_id = new.hotel_id
  ), kept as materialized (
    select l.id, array_agg(l.item) as items from (
      select distinct on (t.section, t.item) t.* from touches t order by t.section, t.item, t.version desc
    ) l
    where l.changed_at < v_limit group by l.id
  ), trimmed as (
    update public.hotel_content_history h
    set before = private.only_items(h.before, k.items), after = private.only_items(h.after, k.items)
    from kept k
    where h.id = k.id and jsonb_typeof(h.before) = 'array'
      and exists (select from touches t where t.id = h.id and t.item <> all (k.items))
  )
  delete from public.hotel_content_history h
  where h.hotel_id = new.hotel_id and h.changed_at < v_limit
    and not exists (select from kept k where k.id = h.id)
    and h.version < (
      select max(n.version) from public.hotel_content_history n where n.hotel_id = h.hotel_id and n.section = h.section
    );
  return null;
end;
$$;
drop trigger if exists prune on public.hotel_content_history;
create trigger prune after insert on public.hotel_content_history
  for each row execute function private.prune_history();

create or replace function public.backup_history(p_hotel_id uuid, p_section text, p_after integer, p_until integer) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'last', max(p.version), 'lines', coalesce(jsonb_agg(p.line order by p.version), '[]')
  )
  from (
    select l.version, l.line, sum(octet_length(l.line)) over (order by l.version) - octet_length(l.line) as bytes_before
    from (
      select h.version, to_jsonb(h)::text as line from public.hotel_content_history h
      where h.hotel_id = p_hotel_id and h.section = p_section and h.version > p_after and h.version <= p_until
      order by h.version limit 100
    ) l
  ) p
  where p.bytes_before < 2000000;
$$;

-- An archive of before has whole lists.
create or replace function private.take_whole_versions(p_restore uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.restore_rows r
  set line = (r.line - 'data') || case
    when r.line ->> 'section' in ('security', 'imports') then jsonb_build_object('before', null, 'after', r.line -> 'data', 'ids_before', null)
    when w.was is null then '{"before": null, "after": null, "ids_before": null}'
    else (select to_jsonb(c) from private.change_of(w.was, r.line -> 'data') c)
  end
  from (
    select o.place, lag(o.line -> 'data') over (
      partition by o.line ->> 'hotel_id', o.line ->> 'section' order by (o.line ->> 'version')::integer
    ) as was
    from private.restore_rows o where o.restore = p_restore and o.kind = 'hotel_content_history'
  ) w
  where r.place = w.place and r.line ? 'data';
$$;
do $$
declare
  v_definition text := pg_get_functiondef('public.finish_restore(uuid)'::regprocedure);
begin
  if position('take_whole_versions' in v_definition) = 0 then
    v_definition := replace(v_definition, 'perform private.put_rows(p_restore, ''hotels'');',
      'perform private.take_whole_versions(p_restore);
  perform private.put_rows(p_restore, ''hotels'');');
    if position('take_whole_versions' in v_definition) = 0 then
      raise exception 'finish_restore has another text than this migration knows';
    end if;
    execute v_definition;
  end if;
end $$;

revoke execute on function private.is_old(timestamptz), private.items_of(jsonb), private.change_of(jsonb, jsonb),
  private.record_version(uuid, text, integer, jsonb, jsonb), private.content_of_version(uuid, text, integer),
  private.only_items(jsonb, text[]), private.prune_history(), private.take_whole_versions(uuid),
  public.history_content(uuid, text, integer), public.history_changes(uuid, text[], integer, integer)
  from public, anon, authenticated;
grant execute on function public.history_content(uuid, text, integer), public.history_changes(uuid, text[], integer, integer)
  to authenticated;

reset statement_timeout;
