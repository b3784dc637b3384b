-- As in the drafts migration, except that who wrote last can be forgotten without a new version.
create or replace function private.stamp_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if (new.hotel_id, new.section, new.item_id) is distinct from (old.hotel_id, old.section, old.item_id) then
      raise exception 'a draft cannot move to another item' using errcode = '42501';
    end if;
    if current_setting('private.forgetting', true) = 'on' then
      old.updated_by := null;
      return old;
    end if;
    new.version := old.version + 1;
  else
    delete from public.content_drafts d
    where d.hotel_id = new.hotel_id and d.base is not null and d.updated_at < now() - interval '90 days'
      and private.stored_item(d.hotel_id, d.section, d.item_id) is null;
    if (select count(*) from public.content_drafts d where d.hotel_id = new.hotel_id) >= 200 then
      raise exception 'the hotel has 200 drafts already' using errcode = '23514';
    end if;
    -- Not 1: a draft that was thrown away and begun again must not pass for the one before.
    new.version := 1 + floor(random() * 1000000000)::integer;
  end if;
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end;
$$;

-- As before, and also of drafts and preview links; there whoever has no account any more is forgotten along with it.
create or replace function public.forget_person(p_hotel_id uuid, p_email text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_email text := lower(btrim(p_email));
  v_ids uuid[];
  v_rows integer;
begin
  if not public.is_hotel_admin(p_hotel_id) then
    raise exception 'only an admin of the hotel may do this' using errcode = '42501';
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
  perform set_config('private.forgetting', 'on', true);
  update public.hotel_content c set updated_by = null
  where c.hotel_id = p_hotel_id and c.updated_by = any (v_ids);
  update public.content_drafts d set updated_by = null
  where d.hotel_id = p_hotel_id and d.updated_by is not null and (d.updated_by = any (v_ids) or not exists (
    select 1 from auth.users u where u.id = d.updated_by and lower(u.email) is distinct from v_email
  ));
  perform set_config('private.forgetting', 'off', true);
  update public.preview_links l set created_by = null
  where l.hotel_id = p_hotel_id and l.created_by is not null and (l.created_by = any (v_ids) or not exists (
    select 1 from auth.users u where u.id = l.created_by and lower(u.email) is distinct from v_email
  ));
  if v_rows > 0 then
    perform private.record_decision(p_hotel_id, jsonb_build_object('forgotten_in_rows', v_rows));
  end if;
  return v_rows;
end;
$$;
