-- Access is given and taken away past the site, by hand or by a command: so the database tells it, as one line of its
-- log that names the account by its id, and in the history, which names nobody.
create function private.record_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_hotel uuid := coalesce(new.hotel_id, old.hotel_id);
  v_change jsonb := jsonb_build_object('before', old.role, 'after', new.role);
begin
  if old.role is not distinct from new.role then
    return null;
  end if;
  raise log '%', jsonb_build_object('event', 'role_changed', 'log', 'security', 'time', now(), 'level', 'warn',
    'hotel', v_hotel, 'account', coalesce(new.user_id, old.user_id), 'by', auth.uid()) || v_change;
  -- Not where the hotel itself is going.
  if exists (select 1 from public.hotels h where h.id = v_hotel) then
    perform private.record_decision(v_hotel, jsonb_build_object('role_changed', v_change));
  end if;
  return null;
end;
$$;

revoke execute on function private.record_role() from public, anon, authenticated;

create trigger record_role after insert or update or delete on public.user_hotel_access
  for each row execute function private.record_role();
