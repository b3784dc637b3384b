-- What is written by itself goes on whatever one pending version holds, one hotel's never stops another's, and several versions
-- are moved together or not at all.

-- The ids of an item and of its base are the item's, and texts. What was stored without that is mended, and keeps its author.
do $$
begin
  perform set_config('private.applying', '{}', true);
  update public.pending_versions p
  set item = p.item || jsonb_build_object('id', p.item_id), base = p.base || jsonb_build_object('id', p.item_id)
  where (p.item -> 'id', coalesce(p.base -> 'id', to_jsonb(p.item_id))) is distinct from (to_jsonb(p.item_id), to_jsonb(p.item_id))
    or p.base is not null and not p.base ? 'id';
  perform set_config('private.applying', '', true);
end $$;
alter table public.pending_versions
  add constraint pending_versions_name_their_item check (coalesce(item -> 'id' = to_jsonb(item_id), false)),
  add constraint pending_versions_name_their_base check (base is null or coalesce(base -> 'id' = to_jsonb(item_id), false));

-- Version, author and time are the database's word. What has begun can only be ended: its item and its start stay. What is
-- planned is compared with the item as it will be by then.
create or replace function private.stamp_pending() returns trigger
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
      ) || jsonb_build_object('id', new.item_id);
      new.item := new.base || v_change;
    end if;
    new.version := coalesce(old.version, 0) + 1;
    -- Of versions that begin at the same moment the last one written wins, also of those that one statement writes.
    new.updated_at := clock_timestamp();
    -- Who takes its moments from a plan does not become the author of what it holds.
    new.updated_by := case
      when old.starts_at is not null and new.starts_at is null and (new.item, new.base) is not distinct from (old.item, old.base)
      then old.updated_by else auth.uid() end;
  end if;
  if old.starts_at is not null or new.starts_at is not null then
    perform private.tell_pending(tg_op, coalesce(new, old));
  end if;
  return coalesce(new, old);
end;
$$;

-- What its author may not publish any more, or could not, becomes a plain draft, which needs somebody's yes. What has begun
-- stays on the site as it is, and its return becomes the draft.
create or replace function private.withdraw(p_hotel uuid, p_failed uuid default null) returns void
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
      v_now := v_now || jsonb_build_object('id', v_version.item_id);
      v_back := v_now || (v_version.replaced - array['updatedAt', 'previousSlugs']);
    end if;
    begin
      if v_version.replaced is not null and (v_now = v_back) is not false then
        delete from public.pending_versions p where p.id = v_version.id;
      else
        update public.pending_versions p set starts_at = null, ends_at = null, replaced = null, base = v_now, item = v_back,
          version = p.version + 1
        where p.id = v_version.id;
      end if;
    exception when check_violation then
      -- It has grown larger than a draft may be.
      delete from public.pending_versions p where p.id = v_version.id;
    end;
    perform set_config('private.applying', v_applying, true);
    perform private.tell_pending('WITHDRAWN', v_version);
  end loop;
end;
$$;

-- Writes what is due and returns how many starts and ends that were. Everybody may call it: pages show that already. What
-- cannot be written, whatever is wrong with it, becomes a draft; what only has to be tried again is left for the next call.
create or replace function public.apply_due_versions(p_slug text) returns integer
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
  v_failed boolean;
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
    v_failed := false;
    begin
      perform private.write_section(
        v_hotel, v_version.section, private.section_version(v_hotel, v_version.section), v_data);
      v_item := private.item_in(v_data, v_version.section, v_version.item_id);
    exception
      when transaction_rollback or lock_not_available or insufficient_resources or operator_intervention then
        raise;
      when others then
        v_failed := true;
    end;
    if v_failed or v_item is null and not v_event.is_end then
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

-- What is due of every hotel, whatever happens to the others' changes.
create function private.apply_everywhere() returns void
language plpgsql set search_path = ''
as $$
declare
  v_slug text;
begin
  for v_slug in select h.slug from public.hotels h order by h.id loop
    begin
      perform public.apply_due_versions(v_slug);
    exception when others then
      raise warning 'what is due at % was not written: %', v_slug, sqlerrm;
    end;
  end loop;
end;
$$;
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('pending versions', '* * * * *', 'select private.apply_everywhere()');
  end if;
end $$;

-- Who leaves the team takes nothing along: what was due with the rights of until now is written, what they may not publish
-- any more, a return included, needs somebody's yes, and links end with the access.
create or replace function private.settle_access() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_when = 'BEFORE' then
    -- What this person is just storing is waited for.
    perform 1 from public.hotels h where h.id = old.hotel_id for no key update;
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

-- Forgets who somebody was that has left. What they had planned becomes a draft, and their links end, before nobody knows
-- any more that they had no right to it.
create or replace function public.forget_person(p_hotel_id uuid, p_email text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_email text := lower(btrim(p_email));
  v_ids uuid[];
  v_rows integer;
begin
  if not public.is_hotel_manager(p_hotel_id) then
    raise exception 'only a manager of the hotel may do this' using errcode = '42501';
  end if;
  perform 1 from public.hotels h where h.id = p_hotel_id for update;
  select coalesce(array_agg(distinct h.changed_by), '{}') into v_ids
  from public.hotel_content_history h
  where h.hotel_id = p_hotel_id and lower(h.changed_by_email) = v_email and h.changed_by is not null;
  if exists (
    select 1 from public.user_hotel_access a join auth.users u on u.id = a.user_id
    where a.hotel_id = p_hotel_id and (lower(u.email) = v_email or u.id = any (v_ids))
  ) then
    raise exception 'this person still has access to the hotel' using errcode = 'PT409';
  end if;
  update public.hotel_content_history h set changed_by = null, changed_by_email = 'pessoa removida'
  where h.hotel_id = p_hotel_id and h.changed_by_email is distinct from 'pessoa removida'
    and (lower(h.changed_by_email) = v_email or h.changed_by = any (v_ids));
  get diagnostics v_rows = row_count;
  -- Without an author it would be the secret key's.
  perform private.withdraw(p_hotel_id);
  perform set_config('private.forgetting', 'on', true);
  update public.hotel_content c set updated_by = null
  where c.hotel_id = p_hotel_id and c.updated_by = any (v_ids);
  update public.pending_versions d set updated_by = null
  where d.hotel_id = p_hotel_id and d.updated_by is not null and (d.updated_by = any (v_ids) or not exists (
    select 1 from auth.users u where u.id = d.updated_by and lower(u.email) is distinct from v_email
  ));
  perform set_config('private.forgetting', 'off', true);
  update public.preview_links l set created_by = null, revoked_at = coalesce(l.revoked_at, now())
  where l.hotel_id = p_hotel_id and l.created_by is not null and (l.created_by = any (v_ids) or not exists (
    select 1 from auth.users u where u.id = l.created_by and lower(u.email) is distinct from v_email
  ));
  if v_rows > 0 then
    perform private.record_decision(p_hotel_id, jsonb_build_object('forgotten_in_rows', v_rows));
  end if;
  return v_rows;
end;
$$;

-- What a link shows: the content, and the item as its pending version will leave it; a new one that another item's address
-- keeps away, without that address.
create or replace function public.preview_site(p_slug text, p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with link as materialized (
    select l.*, public.content_at(l.hotel_id, m.at_moment) as content, coalesce(
      private.item_in(case when p.starts_at <= m.at_moment or p.id is null then s.section_data
        else private.after_event(s.section_data, p, m.at_moment, false, '{}') end, l.section, l.item_id),
      p.item - case when exists (
        select from private.elements(s.section_data) e where e.element ->> 'slug' = p.item ->> 'slug'
      ) then array['slug', 'previousSlugs'] else '{}' end
    ) as item
    from private.open_preview(p_slug, p_token) l
    left join public.pending_versions p on p.id = l.pending
    cross join lateral (select coalesce(l.at, now())) m (at_moment)
    cross join lateral (select private.section_at(l.hotel_id, l.section, m.at_moment)) s (section_data)
  )
  select jsonb_build_object('at', k.at, 'section', k.section, 'item_id', k.item_id, 'item', k.item,
    'expires_at', k.expires_at, 'content', k.content || jsonb_build_object(
      'images', private.encoded_images(k.hotel_id, jsonb_build_array(k.content, k.item))))
  from link k;
$$;

-- Gives pending versions other moments, all or none: refused with the id of the first one that is no longer as it was read.
-- What has begun keeps its start.
create function public.move_versions(p_hotel_id uuid, p_moves jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_move record;
begin
  for v_move in
    select * from jsonb_to_recordset(p_moves) m (id uuid, version integer, starts_at timestamptz, ends_at timestamptz)
  loop
    update public.pending_versions p
    set starts_at = case when p.replaced is null then v_move.starts_at else p.starts_at end, ends_at = v_move.ends_at
    where p.hotel_id = p_hotel_id and p.id = v_move.id and p.version = v_move.version;
    if not found then
      raise exception 'a pending version is not as it was read'
        using errcode = 'PT409', hint = 'changed', detail = v_move.id;
    end if;
  end loop;
end;
$$;

-- Notes that somebody has a form open, or has closed it, and answers who else has it open.
create function public.note_editing(p_slug text, p_section text, p_item_id text, p_tab uuid, p_is_open boolean)
returns table (email text, name text)
language plpgsql set search_path = ''
as $$
declare
  v_hotel uuid := (select h.id from public.hotels h where h.slug = p_slug and public.is_hotel_admin(h.id));
begin
  if v_hotel is null then
    raise exception 'only an administrator of the hotel may do this' using errcode = '42501';
  end if;
  if not p_is_open then
    delete from public.editing e where (e.hotel_id, e.user_id, e.tab, e.section, e.item_id)
      = (v_hotel, auth.uid(), p_tab, p_section, p_item_id);
    return;
  end if;
  insert into public.editing (hotel_id, tab, section, item_id) values (v_hotel, p_tab, p_section, p_item_id)
  on conflict (hotel_id, user_id, tab) do update set section = excluded.section, item_id = excluded.item_id;
  return query select p.email, p.name from public.hotel_people(v_hotel) p where p.user_id in (
    select e.user_id from public.editing e
    where (e.hotel_id, e.section, e.item_id) = (v_hotel, p_section, p_item_id) and e.user_id <> auth.uid()
      and e.seen_at > clock_timestamp() - interval '40 seconds'
  );
end;
$$;

revoke execute on function private.apply_everywhere(), public.move_versions(uuid, jsonb),
  public.note_editing(text, text, text, uuid, boolean) from public;
grant execute on function public.move_versions(uuid, jsonb),
  public.note_editing(text, text, text, uuid, boolean) to authenticated;
