-- Who works here: how the panel calls somebody, and whether they may manage people and brand. A flag beside the role,
-- not a role of its own. Whoever is an admin already may go on doing everything.
alter table public.user_hotel_access
  add column name text not null default '' check (length(name) <= 80),
  add column is_manager boolean not null default false;

update public.user_hotel_access set is_manager = true where role = 'admin';

-- Addresses are known to the auth server only: its table is closed to everybody.
create function public.hotel_people(p_hotel_id uuid)
returns table (user_id uuid, email text, name text, is_manager boolean, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select a.user_id, u.email::text, a.name, a.is_manager, a.created_at
  from public.user_hotel_access a join auth.users u on u.id = a.user_id
  where a.hotel_id = p_hotel_id and a.role = 'admin' and public.is_hotel_admin(p_hotel_id)
  order by a.created_at, u.email;
$$;

revoke execute on function public.hotel_people(uuid) from public, anon, authenticated;
grant execute on function public.hotel_people(uuid) to authenticated;
