-- One at a time: of two decisions of one moment that took the same version, the later failed with all it was part of.
create or replace function private.record_decision(p_hotel_id uuid, p_data jsonb) returns void
language sql security definer set search_path = ''
as $$
  select 1 from public.hotels h where h.id = p_hotel_id for no key update;
  insert into public.hotel_content_history (hotel_id, section, version, data, changed_by, changed_by_email)
  select p_hotel_id, 'security', 1 + coalesce(max(h.version), 0), p_data, auth.uid(),
         (select u.email from auth.users u where u.id = auth.uid())
  from public.hotel_content_history h
  where h.hotel_id = p_hotel_id and h.section = 'security';
$$;

-- As in the team's migration, with the hotel first, like every change of a team.
create or replace function public.settle_password_link(p_token text, p_is_set boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_link private.password_links;
begin
  perform 1 from public.hotels h
  where h.id = (
    select l.hotel_id from private.password_links l where l.token_hash = sha256(convert_to(p_token, 'UTF8'))
  ) for no key update;
  select * into v_link from private.password_links l
  where l.token_hash = sha256(convert_to(p_token, 'UTF8')) and l.claimed_at is not null;
  if not found then
    return;
  end if;
  if p_is_set then
    delete from private.password_links where token_hash = v_link.token_hash;
    delete from auth.sessions where user_id = v_link.user_id;
    perform private.record_decision(v_link.hotel_id, '{"password_link": "used"}');
  else
    update private.password_links set claimed_at = null where token_hash = v_link.token_hash;
  end if;
end;
$$;
