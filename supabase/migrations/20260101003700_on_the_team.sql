-- Whether the person of a token is still on the team. It also answers a token whose session has ended: to a person who was
-- removed the site says that their access was taken away, and to others that their session ended (AUTH-9).
create function public.is_on_team(p_slug text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_hotel_access a
    join public.hotels h on h.id = a.hotel_id
    where h.slug = p_slug and a.user_id = (select auth.uid()) and a.role = 'admin'
  );
$$;
grant execute on function public.is_on_team(text) to authenticated;
