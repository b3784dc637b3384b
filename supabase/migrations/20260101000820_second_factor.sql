-- Decisions about who may do what leave history rows too: section 'security'.
alter table public.hotel_content_history drop constraint hotel_content_history_section;
alter table public.hotel_content_history add constraint hotel_content_history_section
  check (section in ('packages', 'rooms', 'hero', 'about', 'configuration', 'security'));

create function private.record_decision(p_hotel_id uuid, p_data jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.hotel_content_history (hotel_id, section, version, data, changed_by, changed_by_email)
  select p_hotel_id, 'security', 1 + coalesce(max(h.version), 0), p_data, auth.uid(),
         (select u.email from auth.users u where u.id = auth.uid())
  from public.hotel_content_history h
  where h.hotel_id = p_hotel_id and h.section = 'security';
$$;

-- Whether everybody who administers the hotel needs a second factor. Who demands it must have proven one: nobody locks
-- a hotel that no administrator can open.
create function public.set_mfa_required(p_hotel_id uuid, p_required boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_hotel_admin(p_hotel_id) then
    raise exception 'only an admin of the hotel may do this' using errcode = '42501';
  end if;
  if p_required and private.session_level() <> 'aal2' then
    raise exception 'only a session with a second factor may demand one' using errcode = '42501', hint = 'aal2';
  end if;
  update public.hotels set mfa_required = p_required where id = p_hotel_id and mfa_required <> p_required;
  if found then
    perform private.record_decision(p_hotel_id, jsonb_build_object('mfa_required', p_required));
  end if;
end;
$$;

revoke execute on function private.record_decision(uuid, jsonb), public.set_mfa_required(uuid, boolean)
  from public, anon, authenticated;
grant execute on function public.set_mfa_required(uuid, boolean) to authenticated;
