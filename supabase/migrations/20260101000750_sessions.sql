-- An access token outlives its session by up to an hour: whoever signed out, was signed out or lost the session to a
-- new password still holds one that verifies. So the session itself is asked for, and with it the second factor.
alter table public.hotels add column mfa_required boolean not null default false;

comment on column public.hotels.mfa_required is
  'Everybody who administers this hotel needs a second factor. Switched by set_mfa_required only.';

-- The assurance level of the session that asks, null without one. A token must not say more than its session, nor a
-- session more than the token: one that was stolen before the code was entered stays what it was.
create function private.session_level() returns text
language sql stable security definer set search_path = ''
as $$
  select case when s.aal::text = 'aal2' and auth.jwt() ->> 'aal' = 'aal2' then 'aal2' else 'aal1' end
  from auth.sessions s
  where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and s.user_id = (select auth.uid())
    and (s.not_after is null or s.not_after > now());
$$;

create function private.has_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.session_level() is not null;
$$;

-- False also on a database whose auth server knows no second factor; hence plpgsql, which plans what it runs.
create function private.has_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (
    select 1 from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status::text = 'verified'
  );
end;
$$;

-- The hotels that who asks may administer now. Policies read the whole set once per statement.
create function private.administered_hotels() returns setof uuid
language sql stable security definer set search_path = '' rows 5
as $$
  select a.hotel_id
  from public.user_hotel_access a
  join public.hotels h on h.id = a.hotel_id
  cross join (select private.session_level() as level, private.has_second_factor() as has_factor) as s
  where a.user_id = (select auth.uid()) and a.role = 'admin'
    and (s.level = 'aal2' or s.level = 'aal1' and not h.mfa_required and not s.has_factor);
$$;

create function private.administered_buckets() returns setof text
language sql stable security definer set search_path = '' rows 5
as $$
  select h.storage_bucket from public.hotels h
  where h.id in (select private.administered_hotels()) and h.storage_bucket is not null;
$$;

create or replace function public.is_hotel_admin(p_hotel_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(p_hotel_id in (select private.administered_hotels()), false);
$$;

create or replace function private.is_bucket_admin(p_bucket text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(p_bucket in (select private.administered_buckets()), false);
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.has_session(), private.administered_hotels(), private.administered_buckets()
  to authenticated, service_role;

-- One's own role is readable at aal1: it tells the panel whom to ask for the code.
alter policy "users read their own access" on public.user_hotel_access
  using (user_id = (select auth.uid()) and (select private.has_session()));

alter policy "admins read" on public.hotel_content using (hotel_id in (select private.administered_hotels()));
alter policy "admins insert" on public.hotel_content with check (hotel_id in (select private.administered_hotels()));
alter policy "admins update" on public.hotel_content using (hotel_id in (select private.administered_hotels()))
  with check (hotel_id in (select private.administered_hotels()));

alter policy "admins read" on public.hotel_content_history using (hotel_id in (select private.administered_hotels()));

alter policy "admins insert" on public.hero_sections with check (hotel_id in (select private.administered_hotels()));
alter policy "admins update" on public.hero_sections using (hotel_id in (select private.administered_hotels()))
  with check (hotel_id in (select private.administered_hotels()));

alter policy "admins insert" on public.about_sections with check (hotel_id in (select private.administered_hotels()));
alter policy "admins update" on public.about_sections using (hotel_id in (select private.administered_hotels()))
  with check (hotel_id in (select private.administered_hotels()));

alter policy "admins insert" on public.hotel_configurations
  with check (hotel_id in (select private.administered_hotels()));
alter policy "admins update" on public.hotel_configurations using (hotel_id in (select private.administered_hotels()))
  with check (hotel_id in (select private.administered_hotels()));
