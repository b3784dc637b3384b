-- What somebody has saved and visitors do not see yet: one table in place of drafts and of changes that were marked for
-- later. Of an item only the fields that differ from `base` count, the item that its author began with.
create function private.changed(p_base jsonb, p_item jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(p_item) f
  where f.key <> 'id' and (p_base is null or f.value is distinct from p_base -> f.key);
$$;

create table public.pending_versions (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id),
  section text not null check (
    section ~ '^[a-z][a-z0-9_]{0,39}$' and section not in ('hotel', 'images', 'security', 'imports')
  ),
  item_id text not null check (item_id <> '' and length(item_id) <= 200),
  item jsonb not null check (jsonb_typeof(item) = 'object' and coalesce(item ->> 'id' = item_id, false)),
  base jsonb check (jsonb_typeof(base) = 'object'),
  change jsonb not null generated always as (private.changed(base, item)) stored,
  starts_at timestamptz check (starts_at < '2200-01-01T00:00Z'),
  ends_at timestamptz check (ends_at < '2200-01-01T00:00Z'),
  replaced jsonb,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  constraint pending_versions_have_size check (
    octet_length(item::text) <= 262144 and coalesce(octet_length(base::text), 0) <= 262144
  ),
  -- A new item does not end: nothing was there before.
  constraint pending_versions_end_after_their_start check (
    ends_at is null or coalesce(ends_at > starts_at and base is not null, false)
  ),
  constraint pending_versions_have_begun check (replaced is null or ends_at is not null)
);
create index pending_versions_due on public.pending_versions (hotel_id, starts_at);
comment on table public.pending_versions is
  'Write with `where version = <the one read>`. Without `starts_at`: a draft. `replaced` returns at `ends_at`, once begun.';

-- Carried over: drafts as they are, and each marked change as the item that it made. One that only puts back what the one
-- before had changed becomes the end of that one. One whose author was forgotten needs somebody's yes.
with marked as (
  select c.*, private.merged(coalesce(c.base, '{}'), c.change) || jsonb_build_object('id', c.item_id) as item
  from public.content_changes c
), compared as (
  select m.*, coalesce(m.takes_effect_at > lag(m.takes_effect_at) over w and m.base = lag(m.item) over w and m.item - array['updatedAt', 'previousSlugs']
    = lag(m.base) over w - array['updatedAt', 'previousSlugs'], false) as undoes
  from marked m window w as (partition by m.hotel_id, m.section, m.item_id order by m.takes_effect_at, m.id)
), counted as (
  select c.*, count(*) filter (where not c.undoes) over w as run
  from compared c window w as (partition by c.hotel_id, c.section, c.item_id order by c.takes_effect_at, c.id)
), placed as (
  select c.*, row_number() over w as place, lead(c.takes_effect_at) over w as undone_at
  from counted c window w as (partition by c.hotel_id, c.section, c.item_id, c.run order by c.takes_effect_at, c.id)
)
insert into public.pending_versions
  (hotel_id, section, item_id, item, base, starts_at, ends_at, version, updated_at, updated_by)
select p.hotel_id, p.section, p.item_id, p.item, p.base, case when p.marked_by is not null then p.takes_effect_at end,
  case when p.marked_by is not null then p.undone_at end, 1, p.marked_at, p.marked_by
from placed p where p.place % 2 = 1
union all
select d.hotel_id, d.section, d.item_id, d.data, d.base, null, null, d.version, d.updated_at, d.updated_by
from public.content_drafts d where d.section not in ('hotel', 'images', 'security', 'imports');

drop function private.with_change(jsonb, public.content_changes), private.merged(jsonb, jsonb),
  public.apply_due_changes(text), public.preview_content(text, text);
drop table public.content_drafts, public.content_changes;
drop function private.stamp_draft(), private.stamp_change(), private.record_change();

revoke all on public.pending_versions from anon, authenticated;
grant select, delete on public.pending_versions to authenticated;
grant insert (hotel_id, section, item_id, item, base, starts_at, ends_at), update (item, base, starts_at, ends_at)
  on public.pending_versions to authenticated;
grant all on public.pending_versions to service_role;
alter table public.pending_versions enable row level security;
alter table public.pending_versions force row level security;
create policy "admins" on public.pending_versions for all to authenticated
  using (hotel_id in (select private.administered_hotels()))
  with check (hotel_id in (select private.administered_hotels()));

-- Whether this person's change of these fields may be published. The project's secret key, which is nobody, may.
create function private.may_change(p_user uuid, p_hotel uuid, p_section text, p_fields text[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_user is null or exists (
    select 1 from public.user_hotel_access a
    where a.hotel_id = p_hotel and a.user_id = p_user and a.role = 'admin' and (
      a.is_manager or p_section <> 'configuration' or not p_fields && array['name', 'tagline', 'logo_url', 'mark_url',
        'primary_color', 'accent_color', 'letters', 'emblem', 'scenery']
    )
  );
$$;

-- The brand is one row with the contact data, which every administrator edits. What takes effect by itself was judged.
create or replace function private.guard_brand() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.applying() is null and not private.may_change(auth.uid(), new.hotel_id, 'configuration',
    array(select jsonb_object_keys(private.changed(to_jsonb(old), to_jsonb(new))))) then
    raise exception 'only a manager of the hotel''s team changes its brand' using errcode = '42501', hint = 'brand';
  end if;
  return new;
end;
$$;

-- The history, section 'security', tells what was planned (INSERT), moved (UPDATE) and dropped (DELETE).
create function private.tell_pending(p_what text, p_version public.pending_versions) returns void
language sql security definer set search_path = ''
as $$
  select private.record_decision(p_version.hotel_id, jsonb_build_object('pending_version', p_what,
    'row', to_jsonb(p_version) - array['item', 'base', 'replaced', 'version', 'updated_by']
      || jsonb_build_object('change', private.changed(p_version.base, p_version.item))));
$$;

-- Version, author and time are the database's word. What has begun can only be ended: its item and its start stay. What is
-- planned is compared with the item as it will be by then.
create function private.stamp_pending() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_change jsonb := private.changed(new.base, new.item);
  v_judged jsonb := v_change
    || coalesce(case when tg_op = 'UPDATE' or old.starts_at is not null then old.change end, '{}');
  v_then jsonb;
begin
  if private.applying() is not null then
    return coalesce(new, old);
  end if;
  if not private.may_change(auth.uid(), coalesce(new.hotel_id, old.hotel_id), coalesce(new.section, old.section),
    array(select jsonb_object_keys(v_judged))) then
    raise exception 'only a manager of the hotel''s team changes its brand' using errcode = '42501', hint = 'brand';
  end if;
  if tg_op = 'INSERT' then
    delete from public.pending_versions p
    where p.hotel_id = new.hotel_id and p.starts_at is null and p.base is not null
      and p.updated_at < now() - interval '90 days'
      and private.stored_item(p.hotel_id, p.section, p.item_id) is null;
    if (select count(*) from public.pending_versions p where p.hotel_id = new.hotel_id) >= 200 then
      raise exception 'the hotel has 200 pending versions already' using errcode = '23514';
    end if;
  elsif tg_op = 'UPDATE' and old.replaced is not null and (new.item, new.base, new.starts_at) is distinct from
    (old.item, old.base, old.starts_at) then
    raise exception 'this version is on the site already' using errcode = 'PT409', hint = 'begun';
  end if;
  if tg_op <> 'DELETE' then
    new.starts_at := case when new.starts_at = old.starts_at or new.starts_at > now() then new.starts_at
      when new.starts_at is not null then now() end;
    new.ends_at := case when new.ends_at = old.ends_at or new.ends_at > now() then new.ends_at
      when new.ends_at is not null then now() end;
    v_then := case when new.starts_at is not null and new.replaced is null and new.base is not null
      then private.item_before(new) end;
    if v_then is not null then
      -- A field that is by then as it is planned stays part of the change: what is there by then may be taken back later.
      new.base := (
        select jsonb_object_agg(f.key, f.value) from jsonb_each(v_then) f
        where (private.table_of_section(new.section) is null or new.item ? f.key)
          and (f.value = v_change -> f.key) is not true
      ) || (
        select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(new.base) f
        where v_then -> f.key = v_change -> f.key
      );
      new.item := new.base || v_change;
    end if;
    new.version := coalesce(old.version, 0) + 1;
    new.updated_at := now();
    new.updated_by := auth.uid();
  end if;
  if old.starts_at is not null or new.starts_at is not null then
    perform private.tell_pending(tg_op, coalesce(new, old));
  end if;
  return coalesce(new, old);
end;
$$;

-- The hotel first, like every change of its team, so that nobody waits for each other.
create function private.hold_hotels() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.applying() is null then
    perform 1 from public.hotels h where h.id in (select private.administered_hotels()) order by h.id for no key update;
  end if;
  return null;
end;
$$;

create trigger hold before insert or update or delete on public.pending_versions
  for each statement execute function private.hold_hotels();
create trigger alone before insert on public.pending_versions for each row execute function private.count_alone();
create trigger stamp before insert or delete or update of item, base, starts_at, ends_at on public.pending_versions
  for each row execute function private.stamp_pending();

-- An item of a list, or a single row under the id of the form.
create function private.item_in(p_data jsonb, p_section text, p_item_id text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when private.table_of_section(p_section) is not null then p_data || jsonb_build_object('id', p_item_id)
    else (select e.element from private.elements(p_data) e where e.element ->> 'id' = p_item_id limit 1)
  end;
$$;

create or replace function private.stored_item(p_hotel_id uuid, p_section text, p_item_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.item_in(private.section_at(p_hotel_id, p_section, now()), p_section, p_item_id);
$$;

-- What is still to happen: the starts and ends whose author may publish that now.
create function private.events(p_hotel uuid)
returns table (pending public.pending_versions, at timestamptz, is_end boolean)
language sql stable set search_path = ''
as $$
  with judged as materialized (
    select p as pending from public.pending_versions p
    where p.hotel_id = p_hotel and p.starts_at is not null
      and private.may_change(p.updated_by, p.hotel_id, p.section, array(select jsonb_object_keys(p.change)))
  )
  select j.pending, e.at, e.is_end
  from judged j
  cross join lateral (values ((j.pending).starts_at, false), ((j.pending).ends_at, true)) e (at, is_end)
  where e.at is not null and (e.is_end or (j.pending).replaced is null)
  order by e.at, e.is_end desc, (j.pending).updated_at, (j.pending).id;
$$;

create function private.same_item(p_one public.pending_versions, p_other public.pending_versions) returns boolean
language sql immutable set search_path = ''
as $$
  select p_one.id <> p_other.id and p_one.section = p_other.section
    and (p_one.item_id = p_other.item_id or private.table_of_section(p_one.section) is not null);
$$;

-- What another version that has begun puts back, after an end or a start for good of this one: not this one's value, which
-- has been taken back; and this one's value, where it had the same and that stays.
create function private.handed_on(
  p_other public.pending_versions, p_version public.pending_versions, p_is_end boolean
) returns jsonb
language sql immutable set search_path = ''
as $$
  select p_other.replaced - coalesce(array_agg(c.key), '{}')
    || coalesce(jsonb_object_agg(c.key, n.value) filter (where n.value is not null), '{}')
  from jsonb_each(p_version.change) c
  cross join lateral (select case when p_is_end then p_version.replaced -> c.key else c.value end) n (value)
  where c.value = case when p_is_end then p_other.replaced else p_other.change end -> c.key;
$$;

-- The data of a section after a start or an end. An end puts back the fields that are still as the start left them, and
-- as no other version that has begun (p_begun) wants them. An item that is gone stays away, and an address that another item
-- has is not taken: a new item then does not appear.
create function private.after_event(
  p_data jsonb, p_version public.pending_versions, p_at timestamptz, p_is_end boolean, p_begun public.pending_versions[]
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_is_single boolean := private.table_of_section(p_version.section) is not null;
  v_was jsonb := private.item_in(p_data, p_version.section, p_version.item_id);
  v_change jsonb := p_version.change;
  v_fields text[];
  v_now jsonb;
begin
  if v_was is null and not v_is_single and (p_is_end or p_version.base is not null) then
    return p_data;
  end if;
  if p_is_end then
    select coalesce(array_agg(c.key), '{}') into v_fields from jsonb_each(p_version.change) c
    where c.key not in ('updatedAt', 'previousSlugs') and v_was -> c.key = c.value and not exists (
      select 1 from unnest(p_begun) o where private.same_item(o, p_version) and o.change -> c.key = c.value
    );
    select coalesce(jsonb_object_agg(r.key, r.value), '{}') into v_change
    from jsonb_each(p_version.replaced) r where r.key = any (v_fields);
  end if;
  v_now := coalesce(v_was - v_fields, v_was, p_version.item) || v_change;
  if p_version.change ? 'updatedAt' and v_now is distinct from v_was then
    v_now := v_now || jsonb_build_object('updatedAt', to_char(p_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  end if;
  if v_is_single then
    return v_now - 'id';
  end if;
  if v_now -> 'slug' is distinct from v_was -> 'slug' and exists (select 1 from private.elements(p_data) e
    where e.element ->> 'slug' = v_now ->> 'slug' and e.element ->> 'id' <> p_version.item_id) then
    if v_was is null then
      return p_data;
    end if;
    v_now := v_now - array['slug', 'previousSlugs'] || (
      select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(v_was) w
      where w.key in ('slug', 'previousSlugs')
    );
  end if;
  if v_was is null then
    return coalesce(p_data, '[]') || jsonb_build_array(v_now);
  end if;
  return (
    select jsonb_agg(case when e.value ->> 'id' = p_version.item_id then v_now else e.value end order by e.place)
    from jsonb_array_elements(p_data) with ordinality e (value, place)
  );
end;
$$;

-- What is stored of a section, with the changes of until a moment; with `p_before` those that concern its item, without
-- itself. Null where there is nothing.
drop function private.section_at(uuid, text, timestamptz);
create function private.section_at(
  p_hotel uuid, p_section text, p_at timestamptz, p_before public.pending_versions default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_table text := private.table_of_section(p_section);
  v_data jsonb := (select c.data from public.hotel_content c where c.hotel_id = p_hotel and c.section = p_section);
  v_event record;
  v_version public.pending_versions;
  v_begun public.pending_versions[] := array(
    select p from public.pending_versions p
    where p.hotel_id = p_hotel and p.section = p_section and p.replaced is not null
  );
begin
  if v_table is not null then
    execute format('select private.section_values(to_jsonb(s)) from public.%I s where s.hotel_id = $1', v_table)
      into v_data using p_hotel;
  end if;
  for v_event in
    select * from private.events(p_hotel) e where (e.pending).section = p_section and e.at <= p_at
      and (p_before.id is null or (e.pending).id <> p_before.id
        and (v_table is not null or (e.pending).item_id = p_before.item_id))
  loop
    v_version := v_event.pending;
    if v_event.is_end then
      v_version.replaced := coalesce((select o.replaced from unnest(v_begun) o where o.id = v_version.id), '{}');
    else
      v_version.replaced := coalesce(private.item_in(v_data, p_section, v_version.item_id), '{}');
    end if;
    v_data := private.after_event(v_data, v_version, v_event.at, v_event.is_end, v_begun);
    if v_event.is_end or v_version.ends_at is null then
      v_begun := array(
        select case when private.same_item(o, v_version) then jsonb_populate_record(o, jsonb_build_object(
          'replaced', private.handed_on(o, v_version, v_event.is_end))) else o end
        from unnest(v_begun) o where o.id <> v_version.id
      );
    else
      v_begun := v_begun || v_version;
    end if;
  end loop;
  return v_data;
end;
$$;

-- The item just before a version begins; now, where it has no moment or has begun.
create function private.item_before(p_version public.pending_versions) returns jsonb
language sql stable set search_path = ''
as $$
  select private.item_in(private.section_at(p_version.hotel_id, p_version.section,
    case when p_version.replaced is null then coalesce(p_version.starts_at, now()) else now() end, p_version
  ), p_version.section, p_version.item_id);
$$;

-- The pending versions of a hotel's section ('' for all) or with these ids (none for all), each with the item before it.
create function public.pending_of(p_hotel_id uuid, p_section text, p_ids uuid[])
returns table (
  id uuid, section text, item jsonb, base jsonb, starts_at timestamptz, ends_at timestamptz, replaced jsonb,
  version integer, updated_at timestamptz, updated_by uuid, then_item jsonb
)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.section, p.item, p.base, p.starts_at, p.ends_at, p.replaced, p.version, p.updated_at, p.updated_by,
    private.item_before(p)
  from public.pending_versions p
  where p.hotel_id = p_hotel_id and p.hotel_id in (select private.administered_hotels())
    and (p_section = '' or p.section = p_section) and (p_ids = '{}' or p.id = any (p_ids))
  order by p.starts_at nulls first, p.updated_at, p.id;
$$;

-- What its author may not publish any more, or could not, becomes a plain draft, which needs somebody's yes. What has begun
-- stays on the site as it is, and its return becomes the draft.
create function private.withdraw(p_hotel uuid, p_failed uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_applying text := coalesce(private.applying()::text, '');
  v_version public.pending_versions;
  v_now jsonb;
  v_back jsonb;
begin
  for v_version in
    select * from public.pending_versions p
    where p.hotel_id = p_hotel and p.starts_at is not null and (p.id = p_failed or not
      private.may_change(p.updated_by, p.hotel_id, p.section, array(select jsonb_object_keys(p.change))))
  loop
    perform set_config('private.applying', '{}', true);
    v_now := v_version.base;
    v_back := v_version.item;
    if v_version.replaced is not null then
      select jsonb_object_agg(f.key, f.value) into v_now from jsonb_each(private.item_in(
        private.section_at(p_hotel, v_version.section, '-infinity'), v_version.section, v_version.item_id)) f
      where private.table_of_section(v_version.section) is null or v_version.item ? f.key;
      v_back := v_now || (v_version.replaced - array['updatedAt', 'previousSlugs']);
    end if;
    if v_version.replaced is not null and (v_now = v_back) is not false then
      delete from public.pending_versions p where p.id = v_version.id;
    else
      update public.pending_versions p set starts_at = null, ends_at = null, replaced = null, base = v_now, item = v_back,
        version = p.version + 1
      where p.id = v_version.id;
    end if;
    perform set_config('private.applying', v_applying, true);
    perform private.tell_pending('WITHDRAWN', v_version);
  end loop;
end;
$$;

-- Writes what is due and returns how many starts and ends that were. Everybody may call it: pages show that already.
create function public.apply_due_versions(p_slug text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_hotel uuid := (select h.id from public.hotels h where h.slug = p_slug);
  v_event record;
  v_version public.pending_versions;
  v_data jsonb;
  v_item jsonb;
  v_replaced jsonb;
  v_begun public.pending_versions[];
  v_done integer := 0;
begin
  if not exists (
    select 1 from public.pending_versions p where p.hotel_id = v_hotel and p.starts_at <= now()
      and (p.replaced is null or p.ends_at <= now())
  ) then
    return 0;
  end if;
  perform 1 from public.hotels h where h.id = v_hotel for no key update;
  lock table public.hotel_content, public.hero_sections, public.about_sections, public.hotel_configurations
    in share row exclusive mode;
  perform private.withdraw(v_hotel);
  for v_event in select * from private.events(v_hotel) e where e.at <= now() loop
    select * into v_version from public.pending_versions p where p.id = (v_event.pending).id;
    -- Its start could not be written.
    continue when v_version.starts_at is null;
    perform set_config('private.applying', jsonb_build_object('by', v_version.updated_by, 'at', v_event.at,
      'by_itself', v_event.at > v_version.updated_at)::text, true);
    v_data := private.section_at(v_hotel, v_version.section, '-infinity');
    select coalesce(jsonb_object_agg(w.key, w.value), '{}') into v_replaced
    from jsonb_each(private.item_in(v_data, v_version.section, v_version.item_id)) w where v_version.change ? w.key;
    v_begun := array(select p from public.pending_versions p where p.hotel_id = v_hotel and p.replaced is not null);
    v_data := private.after_event(v_data, v_version, v_event.at, v_event.is_end, v_begun);
    begin
      perform private.write_section(
        v_hotel, v_version.section, private.section_version(v_hotel, v_version.section), v_data);
      v_item := private.item_in(v_data, v_version.section, v_version.item_id);
    exception when integrity_constraint_violation or data_exception or undefined_column then
      v_item := null;
    end;
    if v_item is null and not v_event.is_end then
      perform private.withdraw(v_hotel, v_version.id);
    else
      if not coalesce(v_item @> (case when v_event.is_end then v_version.replaced else v_version.change end
        - array['updatedAt', 'previousSlugs']), false) then
        perform private.tell_pending('NOT WHOLLY APPLIED', v_version);
      end if;
      if v_event.is_end or v_version.ends_at is null then
        delete from public.pending_versions p where p.id = v_version.id;
        update public.pending_versions p
        set replaced = private.handed_on(p, v_version, v_event.is_end), version = p.version + 1
        where p.hotel_id = v_hotel and p.replaced is not null and private.same_item(p, v_version)
          and p.replaced <> private.handed_on(p, v_version, v_event.is_end);
      else
        update public.pending_versions p set replaced = v_replaced, version = p.version + 1 where p.id = v_version.id;
      end if;
    end if;
    v_done := v_done + 1;
    -- A visitor's request has three seconds; the next one goes on.
    exit when auth.uid() is null and clock_timestamp() > now() + interval '2 seconds';
  end loop;
  perform set_config('private.applying', '', true);
  return v_done;
end;
$$;

-- Who leaves the team takes nothing along: what was due with the rights of until now is written, what they may not publish
-- any more, a return included, needs somebody's yes, and links end with the access.
create function private.settle_access() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_when = 'BEFORE' then
    perform public.apply_due_versions(h.slug) from public.hotels h where h.id = old.hotel_id;
    return coalesce(new, old);
  end if;
  perform private.withdraw(old.hotel_id);
  update public.preview_links l set revoked_at = now()
  where l.hotel_id = old.hotel_id and l.created_by = old.user_id and l.revoked_at is null
    and not private.may_change(l.created_by, l.hotel_id, '', '{}');
  return null;
end;
$$;
create trigger settle_before before delete or update of role, is_manager on public.user_hotel_access
  for each row execute function private.settle_access();
create trigger settle_after after delete or update of role, is_manager on public.user_hotel_access
  for each row execute function private.settle_access();

-- One kind of link: the whole site at a moment, or now, with the pending version that it was made for, for seven days.
alter table public.preview_links drop constraint preview_links_show_something, drop column is_shared,
  add column pending uuid references public.pending_versions (id) on delete set null,
  add constraint preview_links_name_an_item check ((section is null) = (item_id is null));
create index preview_links_pending on public.preview_links (pending);
grant insert (pending) on public.preview_links to authenticated;
update public.preview_links l set pending = p.id from public.pending_versions p
where p.starts_at is null and (p.hotel_id, p.section, p.item_id) = (l.hotel_id, l.section, l.item_id);

create function private.open_preview(p_slug text, p_token text) returns setof public.preview_links
language sql stable security definer set search_path = ''
as $$
  select l.* from public.preview_links l join public.hotels h on h.id = l.hotel_id
  where h.slug = p_slug and length(p_token) <= 200 and l.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
    and l.revoked_at is null and l.expires_at > now()
    -- A link that was made while its author was being removed.
    and private.may_change(l.created_by, l.hotel_id, '', '{}');
$$;

-- Whether a token is valid; null for one that is unknown, expired or revoked. A look-up only.
create function public.preview_link(p_slug text, p_token text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select true from private.open_preview(p_slug, p_token);
$$;

-- What a link shows: the content, and the item with what its pending version changes.
create or replace function public.preview_site(p_slug text, p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with link as materialized (
    select l.*, public.content_at(l.hotel_id, m.at_moment) as content, coalesce(
      s.item || coalesce(case when p.starts_at <= m.at_moment then '{}' else p.change end, '{}'), p.item) as item
    from private.open_preview(p_slug, p_token) l
    left join public.pending_versions p on p.id = l.pending
    cross join lateral (select coalesce(l.at, now())) m (at_moment)
    cross join lateral (
      select private.item_in(private.section_at(l.hotel_id, l.section, m.at_moment), l.section, l.item_id)
    ) s (item)
  )
  select jsonb_build_object('at', k.at, 'section', k.section, 'item_id', k.item_id, 'item', k.item,
    'expires_at', k.expires_at, 'content', k.content || jsonb_build_object(
      'images', private.encoded_images(k.hotel_id, jsonb_build_array(k.content, k.item))))
  from link k;
$$;

-- The functions that knew both tables know this one. A link's section and item are those of its pending version.
do $$
begin
  execute regexp_replace(regexp_replace(pg_get_functiondef('private.stamp_preview_link()'::regprocedure),
    'case when new.is_shared .*? end;', 'interval ''7 days'';'), '  new\.created_at', '  if new.pending is not null then
    select p.section, p.item_id into new.section, new.item_id
    from public.pending_versions p where p.id = new.pending and p.hotel_id = new.hotel_id;
    if not found then
      raise exception ''there is no such pending version'' using errcode = ''23503'';
    end if;
  end if;
  new.created_at');
  execute regexp_replace(regexp_replace(replace(pg_get_functiondef('public.content_at(uuid, timestamptz)'::regprocedure),
    'epoch from c.takes_effect_at', 'epoch from e.at'), 'from public\.content_changes c where .* > p_at',
    'from private.events(h.id) e where e.at > p_at'), 'union select c.section .*? is null',
    'union select (e.pending).section from private.events(p_hotel) e
      where e.at <= p_at and private.table_of_section((e.pending).section) is null');
  execute regexp_replace(pg_get_functiondef('public.site_version(text)'::regprocedure), 'select ''change '' .* c\.hotel_id = h\.id',
    'select ''pending '' || p.xmin::text || p.ctid::text || (p.starts_at <= now())::text || coalesce(p.ends_at <= now(), false)::text
    from hotel h join public.pending_versions p on p.hotel_id = h.id and p.starts_at is not null');
  execute replace(regexp_replace(pg_get_functiondef('public.forget_person(uuid, text)'::regprocedure),
    'update public\.content_changes .*?\n  \)\);\s*', ''), 'public.content_drafts', 'public.pending_versions');
  execute replace(pg_get_functiondef('public.backup_snapshot()'::regprocedure),
    '''content_drafts'', ''content_changes''', '''pending_versions''');
  execute replace(pg_get_functiondef('public.finish_restore(uuid)'::regprocedure),
    '''content_drafts'', ''content_changes''', '''pending_versions''');
  execute replace(regexp_replace(pg_get_functiondef('private.restore_obstacles()'::regprocedure),
    'union all select ''later changes''.*?content_changes\s*', ''), 'public.content_drafts', 'public.pending_versions');
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.changed(jsonb, jsonb) to authenticated, service_role;
grant execute on function public.apply_due_versions(text) to anon, authenticated;
grant execute on function public.pending_of(uuid, text, uuid[]) to authenticated;
grant execute on function public.preview_link(text, text) to anon, service_role;

-- Whoever has left already takes nothing along either.
do $$ begin perform private.withdraw(h.id) from public.hotels h; end $$;

-- By the database's own clock where it has one; else what is due is written with the next read.
do $$
begin
  if exists (select 1 from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('pending versions', '* * * * *', 'select public.apply_due_versions(h.slug) from public.hotels h');
    -- Nothing else empties its log.
    perform cron.schedule('log of pending versions', '7 4 * * *',
      'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
  end if;
exception when others then
  raise warning 'the database does not write by itself what is due: %', sqlerrm
    using hint = 'Nothing is missing on the site: it is written when somebody reads it.';
end $$;
