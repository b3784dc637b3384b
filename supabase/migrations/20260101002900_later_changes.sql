-- What changes later in an item of a list or in a single row: `change` has only the fields that differ from `base`, the
-- item that it was made from (null: a new item). It is merged as by mergeFields in lib/content/list.ts.
create table public.content_changes (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id),
  section text not null check (
    section ~ '^[a-z][a-z0-9_]{0,39}$' and section not in ('hotel', 'images', 'security', 'imports')
  ),
  item_id text not null check (item_id <> '' and length(item_id) <= 200),
  takes_effect_at timestamptz not null check (takes_effect_at < '2200-01-01T00:00Z'),
  change jsonb not null check (jsonb_typeof(change) = 'object' and coalesce(change ->> 'id' = item_id, true)),
  base jsonb check (jsonb_typeof(base) = 'object'),
  marked_at timestamptz not null default now(),
  marked_by uuid,
  constraint content_changes_have_size check (
    octet_length(change::text) <= 262144 and coalesce(octet_length(base::text), 0) <= 262144
  )
);
create index content_changes_due on public.content_changes (hotel_id, takes_effect_at);

alter table public.hotel_content_history add column by_itself boolean not null default false;
comment on column public.hotel_content_history.by_itself is
  'A change that the person named had marked earlier, and that took effect at this time without anybody.';

-- Visitors learn the moments of changes, nothing else.
revoke all on public.content_changes from anon, authenticated;
grant select, delete on public.content_changes to authenticated;
grant insert (hotel_id, section, item_id, takes_effect_at, change, base), update (takes_effect_at, base)
  on public.content_changes to authenticated;
grant all on public.content_changes to service_role;
alter table public.content_changes enable row level security;
alter table public.content_changes force row level security;
create policy "admins" on public.content_changes for all to authenticated
  using (hotel_id in (select private.administered_hotels()))
  with check (hotel_id in (select private.administered_hotels()));

-- While apply_due_changes writes: who marked the change, its moment, and whether that came after the decision.
create function private.applying() returns jsonb
language sql stable set search_path = ''
as $$
  select nullif(current_setting('private.applying', true), '')::jsonb;
$$;

-- The database sets when and by whom a change was last marked or moved. Only managers change the brand, also later.
create function private.stamp_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('private.forgetting', true) = 'on' then
    old.marked_by := null;
    return old;
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.content_changes c where c.hotel_id = new.hotel_id) >= 200 then
    raise exception 'the hotel has 200 later changes already' using errcode = '23514';
  end if;
  if auth.uid() is not null and new.section = 'configuration' and not public.is_hotel_manager(new.hotel_id)
    and new.change ?| array['name', 'tagline', 'logo_url', 'mark_url', 'primary_color', 'accent_color', 'letters'] then
    raise exception 'only a manager of the hotel''s team changes its brand' using errcode = '42501', hint = 'brand';
  end if;
  new.takes_effect_at := greatest(new.takes_effect_at, now());
  new.marked_at := now();
  new.marked_by := auth.uid();
  return new;
end;
$$;
create trigger alone before insert on public.content_changes for each row execute function private.count_alone();
create trigger stamp before insert or update on public.content_changes
  for each row execute function private.stamp_change();

-- The history, section 'security', tells what was marked (INSERT), moved (UPDATE) and dropped (DELETE).
create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.applying() is null and current_setting('private.forgetting', true) is distinct from 'on' then
    perform private.record_decision(coalesce(new.hotel_id, old.hotel_id),
      jsonb_build_object('later_change', tg_op, 'row', to_jsonb(coalesce(new, old)) - array['base', 'marked_by']));
  end if;
  return null;
end;
$$;
create trigger record after insert or update or delete on public.content_changes
  for each row execute function private.record_change();

create function private.stamp_applied() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_applying jsonb := private.applying();
begin
  if v_applying is not null then
    new.by_itself := v_applying ->> 'by_itself';
    new.changed_at := v_applying ->> 'at';
    new.changed_by := (v_applying ->> 'by')::uuid;
    new.changed_by_email := (select u.email from auth.users u where u.id = new.changed_by);
  end if;
  return new;
end;
$$;
create trigger stamp_applied before insert on public.hotel_content_history
  for each row execute function private.stamp_applied();

create function private.merged(p_stored jsonb, p_change jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return p_stored || coalesce((
    select jsonb_object_agg(c.key, case
      when jsonb_typeof(p_stored -> c.key) = 'object' and jsonb_typeof(c.value) = 'object'
      then private.merged(p_stored -> c.key, c.value) else c.value end)
    from jsonb_each(p_change) as c
  ), '{}');
end;
$$;

-- A list, or a single row, after a change. An item that is gone stays away, and an address that another item has is not
-- taken: a new item then does not appear.
create function private.with_change(p_data jsonb, p_change public.content_changes) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_list jsonb := coalesce(p_data, '[]');
  v_change jsonb := p_change.change || jsonb_build_object('id', p_change.item_id);
begin
  if private.table_of_section(p_change.section) is not null then
    return private.merged(coalesce(p_data, '{}'), p_change.change);
  end if;
  if v_change ? 'updatedAt' then
    v_change := v_change || jsonb_build_object('updatedAt',
      to_char(p_change.takes_effect_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  end if;
  if exists (select 1 from private.elements(v_list) e
    where e.element ->> 'slug' = v_change ->> 'slug' and e.element ->> 'id' <> p_change.item_id) then
    v_change := case when p_change.base is not null then v_change - array['slug', 'previousSlugs'] end;
  end if;
  if exists (select 1 from private.elements(v_list) e where e.element ->> 'id' = p_change.item_id) then
    return (
      select jsonb_agg(case when e.value ->> 'id' = p_change.item_id
        then private.merged(e.value, v_change) else e.value end order by e.place)
      from jsonb_array_elements(v_list) with ordinality as e (value, place)
    );
  end if;
  return case when p_change.base is null and v_change is not null then v_list || jsonb_build_array(v_change) else v_list end;
end;
$$;

-- What is stored of a section, with the changes of until a moment. Null where there is nothing.
create function private.section_at(p_hotel uuid, p_section text, p_at timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_table text := private.table_of_section(p_section);
  v_change public.content_changes;
  v_data jsonb := (select c.data from public.hotel_content c where c.hotel_id = p_hotel and c.section = p_section);
begin
  if v_table is not null then
    execute format('select private.section_values(to_jsonb(s)) from public.%I s where s.hotel_id = $1', v_table)
      into v_data using p_hotel;
  end if;
  for v_change in
    select * from public.content_changes c
    where c.hotel_id = p_hotel and c.section = p_section and c.takes_effect_at <= p_at
    order by c.takes_effect_at, c.marked_at, c.id
  loop
    v_data := private.with_change(v_data, v_change);
  end loop;
  return v_data;
end;
$$;

-- Everything that the public site shows at a moment, and when it changes after that (milliseconds since the epoch).
create function public.content_at(p_hotel uuid, p_at timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with singles as materialized (
    select h.id, jsonb_build_object(
      'hotel', jsonb_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'tagline', h.tagline),
      'configuration', private.section_at(h.id, 'configuration', p_at),
      'hero', private.section_at(h.id, 'hero', p_at),
      'about', private.section_at(h.id, 'about', p_at),
      'changes', (
        select coalesce(jsonb_agg(distinct (extract(epoch from c.takes_effect_at) * 1000)::bigint), '[]')
        from public.content_changes c where c.hotel_id = h.id and c.takes_effect_at > p_at
      )
    ) as shown
    from public.hotels h where h.id = p_hotel
  ), lists as materialized (
    select coalesce(jsonb_object_agg(n.section, (
      select coalesce(jsonb_agg(e.element order by e.place), '[]')
      from private.elements(private.section_at(p_hotel, n.section, p_at)) as e where private.is_active(e.element)
    )), '{}') as shown
    from (
      select c.section from public.hotel_content c where c.hotel_id = p_hotel
      union select c.section from public.content_changes c
      where c.hotel_id = p_hotel and c.takes_effect_at <= p_at and private.table_of_section(c.section) is null
    ) n
  ), content as materialized (
    select s.id, l.shown || s.shown || case when l.shown ? 'pictures' then jsonb_build_object('pictures',
      private.shown_pictures(l.shown -> 'pictures', jsonb_build_array(l.shown - 'pictures', s.shown))
    ) else '{}' end as shown
    from singles s cross join lists l
  )
  select c.shown || jsonb_build_object('images', private.encoded_images(c.id, c.shown)) from content c;
$$;

create or replace function public.site_content(p_slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select public.content_at(h.id, now()) from public.hotels h where h.slug = p_slug;
$$;
drop function private.active_lists(uuid);
drop function private.active_elements(uuid, text);

-- Writes what is due and returns how many changes that were. Every account may call it: it writes only marked
-- changes that are due, which pages show already. What cannot be written, or not wholly, is told in the history, section 'security'.
create function public.apply_due_changes(p_slug text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_hotel uuid := (select h.id from public.hotels h where h.slug = p_slug);
  v_change public.content_changes;
  v_data jsonb;
  v_wanted jsonb;
  v_done integer := 0;
begin
  if not exists (select 1 from public.content_changes c where c.hotel_id = v_hotel and c.takes_effect_at <= now()) then
    return 0;
  end if;
  lock table public.hotel_content, public.hero_sections, public.about_sections, public.hotel_configurations
    in share row exclusive mode;
  for v_change in
    select * from public.content_changes c where c.hotel_id = v_hotel and c.takes_effect_at <= now()
    order by c.takes_effect_at, c.marked_at, c.id
  loop
    perform set_config('private.applying', jsonb_build_object('by', v_change.marked_by, 'at', v_change.takes_effect_at,
      'by_itself', v_change.takes_effect_at > v_change.marked_at)::text, true);
    v_data := private.with_change(private.section_at(v_hotel, v_change.section, '-infinity'), v_change);
    v_wanted := v_change.change - 'updatedAt';
    begin
      perform private.write_section(
        v_hotel, v_change.section, private.section_version(v_hotel, v_change.section), v_data);
    exception when integrity_constraint_violation or data_exception or undefined_column then
      v_data := null;
    end;
    if not coalesce(v_data @> v_wanted or v_data @> jsonb_build_array(v_wanted || jsonb_build_object('id', v_change.item_id)),
      false) then
      perform private.record_decision(v_hotel, jsonb_build_object('later_change', 'NOT WHOLLY APPLIED', 'row', to_jsonb(v_change)
        - array['base', 'marked_by']));
    end if;
    delete from public.content_changes c where c.id = v_change.id;
    v_done := v_done + 1;
  end loop;
  perform set_config('private.applying', '', true);
  return v_done;
end;
$$;

revoke execute on function private.applying(), private.stamp_change(), private.record_change(), private.stamp_applied(),
  private.merged(jsonb, jsonb), private.with_change(jsonb, public.content_changes),
  private.section_at(uuid, text, timestamptz), public.content_at(uuid, timestamptz), public.apply_due_changes(text)
  from public, anon, authenticated;
grant execute on function public.apply_due_changes(text) to authenticated;

-- The brand's guard asked when the change was marked. A change that becomes due is another version of the site. Who
-- marked something can be forgotten, and backups hold it.
do $$
begin
  execute replace(pg_get_functiondef('private.guard_brand()'::regprocedure),
    'if auth.uid() is null or', 'if auth.uid() is null or private.applying() is not null or');
  execute replace(pg_get_functiondef('public.site_version(text)'::regprocedure), 'select ''image '' ||',
    'select ''change '' || c.xmin::text || c.ctid::text || (c.takes_effect_at <= now())::text
    from hotel h join public.content_changes c on c.hotel_id = h.id
    union all
    select ''image '' ||');
  execute replace(pg_get_functiondef('public.forget_person(uuid, text)'::regprocedure),
    'perform set_config(''private.forgetting'', ''off'', true);', 'update public.content_changes c set marked_by = null
  where c.hotel_id = p_hotel_id and c.marked_by is not null and (c.marked_by = any (v_ids) or not exists (
    select 1 from auth.users u where u.id = c.marked_by and lower(u.email) is distinct from v_email
  ));
  perform set_config(''private.forgetting'', ''off'', true);');
  execute replace(pg_get_functiondef('public.backup_snapshot()'::regprocedure),
    '''content_drafts''', '''content_drafts'', ''content_changes''');
  execute replace(pg_get_functiondef('public.finish_restore(uuid)'::regprocedure),
    '''content_drafts''', '''content_drafts'', ''content_changes''');
  execute replace(pg_get_functiondef('private.restore_obstacles()'::regprocedure),
    'union all select ''drafts''', 'union all select ''later changes'', count(*) from public.content_changes
    union all select ''drafts''');
end $$;
