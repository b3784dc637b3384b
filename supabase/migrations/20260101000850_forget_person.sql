-- Somebody who worked here may ask to be forgotten. The history stays whole and readable; only who it was goes.
create function private.refuse_rewrite() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.changed_by is null and new.changed_by_email = 'pessoa removida'
    and to_jsonb(new) - 'changed_by' - 'changed_by_email' = to_jsonb(old) - 'changed_by' - 'changed_by_email' then
    return new;
  end if;
  raise exception 'history is append-only' using errcode = '42501';
end;
$$;

drop trigger append_only on public.hotel_content_history;
create trigger append_only before delete or truncate on public.hotel_content_history
  for each statement execute function private.refuse_change();
create trigger only_people_are_forgotten before update on public.hotel_content_history
  for each row execute function private.refuse_rewrite();

-- As in the history migration, except that who wrote last can be forgotten without a new version.
create or replace function private.stamp_content() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if (new.hotel_id, new.section) is distinct from (old.hotel_id, old.section) then
      raise exception 'content cannot move to another hotel or section' using errcode = '42501';
    end if;
    if new.data = old.data then
      if current_setting('private.forgetting', true) = 'on' then
        old.updated_by := null;
      end if;
      return old;
    end if;
    new.version := old.version + 1;
  else
    new.version := 1 + coalesce((
      select max(h.version) from public.hotel_content_history h
      where h.hotel_id = new.hotel_id and h.section = new.section
    ), 0);
  end if;
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end;
$$;

-- Replaces a person by 'pessoa removida' in the history of a hotel, also under addresses of before, and tells in how
-- many rows. Not while the person has access: the next change would name them again.
create function public.forget_person(p_hotel_id uuid, p_email text) returns integer
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
  perform set_config('private.forgetting', 'off', true);
  if v_rows > 0 then
    perform private.record_decision(p_hotel_id, jsonb_build_object('forgotten_in_rows', v_rows));
  end if;
  return v_rows;
end;
$$;

revoke execute on function private.refuse_rewrite(), public.forget_person(uuid, text)
  from public, anon, authenticated;
grant execute on function public.forget_person(uuid, text) to authenticated;
