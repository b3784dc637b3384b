-- The password, asked by the database: a session alone, or a copy of its token, gives nobody access and changes no
-- password. A proof belongs to the session that gave it, lasts two minutes and ends with the session.
create table private.password_proofs (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '2 minutes'
);

alter table private.password_proofs enable row level security;
alter table private.password_proofs force row level security;
revoke all on private.password_proofs from public, anon, authenticated;
create policy "only through the functions below" on private.password_proofs
  for select to authenticated using (false);

-- {"proven": true or false}, or {"wait": seconds} after ten wrong ones in 15 minutes. Answers and never raises for a wrong
-- one: an exception would take the count back. Each session counts by itself, so that whoever has copied a token cannot
-- keep its owner out, and another session costs a sign-in, which has a limit of its own.
create function public.prove_password(p_password text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_session uuid := auth.jwt() ->> 'session_id';
  v_wait integer;
begin
  if private.session_level() is null then
    raise exception 'there is no such session' using errcode = '42501';
  end if;
  select c.wait into v_wait from private.count_try(v_session, 'password', '15 minutes', 10) c;
  if v_wait is not null then
    return jsonb_build_object('wait', v_wait);
  end if;
  -- Some libraries call the same bcrypt 2b or 2y, which pgcrypto does not know.
  if not exists (
    select 1 from auth.users u, regexp_replace(u.encrypted_password, '^\$2[by]\$', '$2a$') as stored (hash)
    where u.id = auth.uid() and stored.hash = extensions.crypt(p_password, stored.hash)
  ) then
    return '{"proven": false}';
  end if;
  delete from private.sign_in_tries where pool = v_session and key = 'password';
  insert into private.password_proofs (session_id) values (v_session)
  on conflict (session_id) do update set expires_at = excluded.expires_at;
  return '{"proven": true}';
end;
$$;

create function private.require_proof() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select 1 from private.password_proofs p
    where p.session_id::text = auth.jwt() ->> 'session_id' and p.expires_at > now()
  ) then
    raise exception 'the password must be proven' using errcode = 'PT403', hint = 'password';
  end if;
end;
$$;

-- As in the team's migration, and with a proof: asked before every link, and before an account is made for somebody.
create or replace function private.require_calm(p_hotel_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_proof();
  if (
    select count(*) from public.hotel_content_history h
    where h.hotel_id = p_hotel_id and h.section = 'security' and h.changed_at > now() - interval '1 hour'
      and h.data ->> 'password_link' = 'made'
  ) >= 30 then
    raise exception 'too many links in an hour' using errcode = 'PT429', hint = 'often';
  end if;
end;
$$;

-- A person gives the flag with a proof; the project's secret key needs none.
create function private.require_proof_of_giver() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.require_proof();
  end if;
  return null;
end;
$$;
create trigger manager_made after update of is_manager on public.user_hotel_access
  for each row when (new.is_manager and not old.is_manager) execute function private.require_proof_of_giver();

-- The auth server changes the password of whoever has a token and does not say which session asked. So somebody of a
-- team needs a proof of one of their sessions, which is used up; or a link that is being used; or a session that a code
-- by mail opened a moment ago. All other sessions end with the password, in the same transaction.
create function private.guard_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_session uuid;
begin
  if not exists (select 1 from public.user_hotel_access a where a.user_id = new.id) then
    return null;
  end if;
  select p.session_id into v_session
  from private.password_proofs p join auth.sessions s on s.id = p.session_id
  where s.user_id = new.id and p.expires_at > now()
  order by p.expires_at desc limit 1;
  if v_session is null and not exists (
    select 1 from private.password_links l where l.user_id = new.id and l.claimed_at > now() - interval '1 minute'
  ) and not exists (
    select 1 from auth.mfa_amr_claims c join auth.sessions s on s.id = c.session_id
    where s.user_id = new.id and c.authentication_method in ('otp', 'recovery')
      and c.created_at > now() - interval '15 minutes'
  ) then
    raise exception 'the password must be proven' using errcode = 'PT403', hint = 'password';
  end if;
  delete from private.password_proofs where session_id = v_session;
  delete from auth.sessions where user_id = new.id and id is distinct from v_session;
  return null;
end;
$$;
create trigger guard_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.guard_password();

revoke execute on function private.require_proof(), private.require_proof_of_giver(), private.guard_password(),
  public.prove_password(text) from public, anon, authenticated;
grant execute on function public.prove_password(text) to authenticated;
