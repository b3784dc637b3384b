-- Deny by default: nothing below means no access. Privileges say which verbs exist, policies say for whom.
create function public.is_hotel_admin(p_hotel_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_hotel_access a
    where a.hotel_id = p_hotel_id and a.user_id = (select auth.uid()) and a.role = 'admin'
  );
$$;

revoke all on function public.is_hotel_admin(uuid) from public, anon;
grant execute on function public.is_hotel_admin(uuid) to authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
revoke all on all tables in schema public from anon, authenticated;
grant select on public.hotels, public.hero_sections, public.about_sections, public.hotel_configurations
  to anon, authenticated;
grant select on public.user_hotel_access, public.hotel_content_history to authenticated;
grant select, insert, update on public.hotel_content to authenticated;
grant insert, update on public.hero_sections, public.about_sections, public.hotel_configurations to authenticated;
grant all on all tables in schema public to service_role;
revoke insert, update, delete, truncate on public.hotel_content_history from service_role;

alter table public.hotels enable row level security;
alter table public.hotels force row level security;
alter table public.user_hotel_access enable row level security;
alter table public.user_hotel_access force row level security;
alter table public.hotel_content enable row level security;
alter table public.hotel_content force row level security;
alter table public.hotel_content_history enable row level security;
alter table public.hotel_content_history force row level security;
alter table public.hero_sections enable row level security;
alter table public.hero_sections force row level security;
alter table public.about_sections enable row level security;
alter table public.about_sections force row level security;
alter table public.hotel_configurations enable row level security;
alter table public.hotel_configurations force row level security;

create policy "everyone reads" on public.hotels for select to anon, authenticated using (true);
create policy "everyone reads" on public.hero_sections for select to anon, authenticated using (true);
create policy "everyone reads" on public.about_sections for select to anon, authenticated using (true);
create policy "everyone reads" on public.hotel_configurations for select to anon, authenticated using (true);

create policy "users read their own access" on public.user_hotel_access
  for select to authenticated using (user_id = (select auth.uid()));

create policy "admins read" on public.hotel_content
  for select to authenticated using (public.is_hotel_admin(hotel_id));
create policy "admins insert" on public.hotel_content
  for insert to authenticated with check (public.is_hotel_admin(hotel_id));
create policy "admins update" on public.hotel_content
  for update to authenticated using (public.is_hotel_admin(hotel_id)) with check (public.is_hotel_admin(hotel_id));

create policy "admins read" on public.hotel_content_history
  for select to authenticated using (public.is_hotel_admin(hotel_id));

create policy "admins insert" on public.hero_sections
  for insert to authenticated with check (public.is_hotel_admin(hotel_id));
create policy "admins update" on public.hero_sections
  for update to authenticated using (public.is_hotel_admin(hotel_id)) with check (public.is_hotel_admin(hotel_id));

create policy "admins insert" on public.about_sections
  for insert to authenticated with check (public.is_hotel_admin(hotel_id));
create policy "admins update" on public.about_sections
  for update to authenticated using (public.is_hotel_admin(hotel_id)) with check (public.is_hotel_admin(hotel_id));

create policy "admins insert" on public.hotel_configurations
  for insert to authenticated with check (public.is_hotel_admin(hotel_id));
create policy "admins update" on public.hotel_configurations
  for update to authenticated using (public.is_hotel_admin(hotel_id)) with check (public.is_hotel_admin(hotel_id));
