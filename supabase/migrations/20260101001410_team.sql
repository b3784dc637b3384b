-- The team of a hotel, changed in the panel by whoever may manage people. Accounts themselves are the auth server's:
-- the function `team` makes them and sets passwords, after asking here.

-- A link by which one person sets one password, once. Only its hash is kept.
create table private.password_links (
  token_hash bytea primary key,
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  user_id uuid not null unique references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '72 hours',
  claimed_at timestamptz
);
create index password_links_hotel on private.password_links (hotel_id);

alter table private.password_links enable row level security;
alter table private.password_links force row level security;
revoke all on private.password_links from public, anon, authenticated;
create policy "only through the functions below" on private.password_links
  for select to authenticated using (false);

create function public.is_hotel_manager(p_hotel_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select public.is_hotel_admin(p_hotel_id) and exists (
    select 1 from public.user_hotel_access a
    where a.hotel_id = p_hotel_id and a.user_id = (select auth.uid()) and a.role = 'admin' and a.is_manager
  );
$$;

-- One change of a team at a time, and who asks is asked after the one before: of two managers who remove each other
-- one stays. Nobody takes the flag or the access from themselves, so there is always one left.
create function private.begin_team_change(p_hotel_id uuid, p_user_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.hotels h where h.id = p_hotel_id for no key update;
  if not public.is_hotel_manager(p_hotel_id) then
    raise exception 'only a manager of the hotel''s team may do this' using errcode = '42501';
  end if;
  if p_user_id is not null and not exists (
    select 1 from public.user_hotel_access a
    where a.hotel_id = p_hotel_id and a.user_id = p_user_id and a.role = 'admin'
  ) then
    raise exception 'this person is not on the team' using errcode = 'PT404', hint = 'gone';
  end if;
end;
$$;

create function private.has_access_elsewhere(p_user_id uuid, p_hotel_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_hotel_access a where a.user_id = p_user_id and a.hotel_id <> p_hotel_id
  );
$$;

-- A new link takes the place of the one before. Not for an account that opens another hotel, too: whoever manages
-- this one would come into that one.
create function private.put_password_link(p_hotel_id uuid, p_user_id uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if private.has_access_elsewhere(p_user_id, p_hotel_id) then
    return false;
  end if;
  insert into private.password_links (token_hash, hotel_id, user_id)
  values (decode(p_token_hash, 'hex'), p_hotel_id, p_user_id)
  on conflict (user_id) do update set token_hash = excluded.token_hash, hotel_id = excluded.hotel_id,
    expires_at = excluded.expires_at, claimed_at = null;
  perform private.record_decision(p_hotel_id, '{"password_link": "made"}');
  return true;
end;
$$;

create function private.require_calm(p_hotel_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.hotel_content_history h
    where h.hotel_id = p_hotel_id and h.section = 'security' and h.changed_at > now() - interval '1 hour'
      and h.data ->> 'password_link' = 'made'
  ) >= 30 then
    raise exception 'too many links in an hour' using errcode = 'PT429', hint = 'often';
  end if;
end;
$$;

-- Whether an account must be made before `add_person`. Told to the team's managers only.
create function public.check_new_person(p_hotel_id uuid, p_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
begin
  perform private.begin_team_change(p_hotel_id);
  perform private.require_calm(p_hotel_id);
  select u.id into v_user from auth.users u where u.email = lower(btrim(p_email));
  if exists (
    select 1 from public.user_hotel_access a
    where a.hotel_id = p_hotel_id and a.user_id = v_user and a.role = 'admin'
  ) then
    raise exception 'this person is on the team already' using errcode = 'PT409', hint = 'known';
  end if;
  if (select count(*) from public.user_hotel_access a where a.hotel_id = p_hotel_id) >= 50 then
    raise exception 'the team has 50 people already' using errcode = 'PT409', hint = 'full';
  end if;
  return v_user is null;
end;
$$;

-- Gives an existing account access. True when the link is theirs to use; else they have a password already.
create function public.add_person(
  p_hotel_id uuid, p_email text, p_name text, p_is_manager boolean, p_token_hash text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
begin
  if public.check_new_person(p_hotel_id, p_email) then
    raise exception 'there is no such account' using errcode = 'PT404', hint = 'gone';
  end if;
  select u.id into v_user from auth.users u where u.email = lower(btrim(p_email));
  insert into public.user_hotel_access (user_id, hotel_id, role, name, is_manager)
  values (v_user, p_hotel_id, 'admin', btrim(p_name), p_is_manager)
  on conflict (user_id, hotel_id) do update
    set role = 'admin', name = excluded.name, is_manager = excluded.is_manager;
  return private.put_password_link(p_hotel_id, v_user, p_token_hash);
end;
$$;

-- One's own password is changed with the old one, never by a link that an open panel hands out.
create function public.make_password_link(p_hotel_id uuid, p_user_id uuid, p_token_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_team_change(p_hotel_id, p_user_id);
  perform private.require_calm(p_hotel_id);
  if p_user_id = auth.uid() then
    raise exception 'nobody makes a link for themselves' using errcode = 'PT409', hint = 'self';
  end if;
  if not private.put_password_link(p_hotel_id, p_user_id, p_token_hash) then
    raise exception 'this account opens another hotel, too' using errcode = 'PT409', hint = 'elsewhere';
  end if;
end;
$$;

create function public.update_person(p_hotel_id uuid, p_user_id uuid, p_name text, p_is_manager boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_team_change(p_hotel_id, p_user_id);
  if p_user_id = auth.uid() and not p_is_manager then
    raise exception 'nobody gives up the team by themselves' using errcode = 'PT409', hint = 'self';
  end if;
  update public.user_hotel_access set name = btrim(p_name), is_manager = p_is_manager
  where hotel_id = p_hotel_id and user_id = p_user_id;
end;
$$;

-- The account stays the auth server's; without access it opens nothing. Where it opens another hotel its sessions go on.
create function public.remove_person(p_hotel_id uuid, p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_team_change(p_hotel_id, p_user_id);
  if p_user_id = auth.uid() then
    raise exception 'nobody removes themselves' using errcode = 'PT409', hint = 'self';
  end if;
  delete from public.user_hotel_access where hotel_id = p_hotel_id and user_id = p_user_id;
  delete from private.password_links where hotel_id = p_hotel_id and user_id = p_user_id;
  if not private.has_access_elsewhere(p_user_id, p_hotel_id) then
    delete from auth.sessions where user_id = p_user_id;
  end if;
end;
$$;

-- A link that still opens: its person is on that team, and on no other.
create function private.open_link(p_token text) returns setof private.password_links
language sql stable security definer set search_path = ''
as $$
  select l.* from private.password_links l
  where l.token_hash = sha256(convert_to(p_token, 'UTF8')) and l.claimed_at is null and l.expires_at > now()
    and exists (
      select 1 from public.user_hotel_access a
      where a.user_id = l.user_id and a.hotel_id = l.hotel_id and a.role = 'admin'
    )
    and not private.has_access_elsewhere(l.user_id, l.hotel_id);
$$;

-- Whom a link is for, told to whoever holds it; null when it does not open. Looking does not use it up.
create function public.password_link_owner(p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('email', u.email, 'name', a.name, 'is_new', u.last_sign_in_at is null)
  from private.open_link(p_token) l
  join auth.users u on u.id = l.user_id
  join public.user_hotel_access a on a.user_id = l.user_id and a.hotel_id = l.hotel_id;
$$;

-- For the function that sets the password: of two at the same time one gets the account.
create function public.claim_password_link(p_token text) returns uuid
language sql security definer set search_path = ''
as $$
  update private.password_links l set claimed_at = now()
  where l.claimed_at is null and l.token_hash in (select o.token_hash from private.open_link(p_token) o)
  returning l.user_id;
$$;

-- Afterwards: used up, with all sessions of the account; or open again, where the password was not taken.
create function public.settle_password_link(p_token text, p_is_set boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_link private.password_links;
begin
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

-- The first administrator, made by whoever holds the project's secret key: whether the link is theirs to use, null
-- when there is no such hotel or account. Without a token there is none.
create function public.grant_first_access(p_slug text, p_email text, p_name text, p_token_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_hotel uuid;
  v_user uuid;
begin
  select h.id into v_hotel from public.hotels h where h.slug = p_slug for no key update;
  select u.id into v_user from auth.users u where u.email = lower(btrim(p_email));
  if v_hotel is null or v_user is null then
    return null;
  end if;
  insert into public.user_hotel_access (user_id, hotel_id, role, name, is_manager)
  values (v_user, v_hotel, 'admin', btrim(p_name), true)
  on conflict (user_id, hotel_id) do update set role = 'admin', is_manager = true,
    name = coalesce(nullif(excluded.name, ''), user_hotel_access.name);
  return p_token_hash <> '' and private.put_password_link(v_hotel, v_user, p_token_hash);
end;
$$;

-- False also on a database whose auth server knows no second factor.
create function private.uses_second_factor(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return to_regclass('auth.mfa_factors') is not null and exists (
    select 1 from auth.mfa_factors f where f.user_id = p_user_id and f.status::text = 'verified'
  );
end;
$$;

-- As in the people's migration, and how they enter.
drop function public.hotel_people(uuid);
create function public.hotel_people(p_hotel_id uuid)
returns table (
  user_id uuid, email text, name text, is_manager boolean, since timestamptz, second_factor boolean,
  has_entered boolean, link_until timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select a.user_id, u.email::text, a.name, a.is_manager, a.created_at, private.uses_second_factor(a.user_id),
    u.last_sign_in_at is not null, l.expires_at
  from public.user_hotel_access a
  join auth.users u on u.id = a.user_id
  left join private.password_links l
    on l.user_id = a.user_id and l.hotel_id = a.hotel_id and l.claimed_at is null and l.expires_at > now()
  where a.hotel_id = p_hotel_id and a.role = 'admin' and public.is_hotel_admin(p_hotel_id)
  order by a.created_at, u.email;
$$;

-- As in the roles' migration, and the flag: in the log by the account's id, in the history without naming anybody.
create or replace function private.record_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_hotel uuid := coalesce(new.hotel_id, old.hotel_id);
  v_role jsonb := jsonb_build_object('before', old.role, 'after', new.role);
  v_manager jsonb := jsonb_build_object(
    'before', coalesce(old.is_manager, false), 'after', coalesce(new.is_manager, false)
  );
  v_changes jsonb := '{}';
begin
  if old.role is distinct from new.role then
    v_changes := jsonb_build_object('role_changed', v_role);
  end if;
  if v_manager -> 'before' <> v_manager -> 'after' then
    v_changes := v_changes || jsonb_build_object('manager_changed', v_manager);
  end if;
  if v_changes = '{}' then
    return null;
  end if;
  raise log '%', jsonb_build_object('event', 'role_changed', 'log', 'security', 'time', now(), 'level', 'warn',
    'hotel', v_hotel, 'account', coalesce(new.user_id, old.user_id), 'by', auth.uid(), 'manager', v_manager) || v_role;
  -- Not where the hotel itself is going.
  if exists (select 1 from public.hotels h where h.id = v_hotel) then
    perform private.record_decision(v_hotel, v_changes);
  end if;
  return null;
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.is_hotel_manager(uuid), public.check_new_person(uuid, text),
  public.add_person(uuid, text, text, boolean, text), public.make_password_link(uuid, uuid, text),
  public.update_person(uuid, uuid, text, boolean), public.remove_person(uuid, uuid),
  public.password_link_owner(text), public.claim_password_link(text), public.settle_password_link(text, boolean),
  public.grant_first_access(text, text, text, text), public.hotel_people(uuid)
  from public, anon, authenticated;
grant execute on function public.is_hotel_manager(uuid), public.check_new_person(uuid, text),
  public.add_person(uuid, text, text, boolean, text), public.make_password_link(uuid, uuid, text),
  public.update_person(uuid, uuid, text, boolean), public.remove_person(uuid, uuid), public.hotel_people(uuid)
  to authenticated;
grant execute on function public.password_link_owner(text) to anon;
grant execute on function public.claim_password_link(text), public.settle_password_link(text, boolean),
  public.grant_first_access(text, text, text, text) to service_role;
