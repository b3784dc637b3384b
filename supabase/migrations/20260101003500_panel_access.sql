-- All that the panel asks of whom it lets in, in one question and as far as their own rights let them read: the hotel, their
-- role, whether a pending version is due, and the sections that have any.
create function public.panel_access(p_slug text)
returns table (
  hotel_id uuid, storage_bucket text, mfa_required boolean, role text, is_manager boolean, is_due boolean, pending_in text[]
)
language sql stable set search_path = ''
as $$
  select h.id, coalesce(h.storage_bucket, ''), h.mfa_required, coalesce(a.role, ''), coalesce(a.is_manager, false),
    exists (
      select 1 from public.pending_versions p
      where p.hotel_id = h.id and p.starts_at <= now() and (p.replaced is null or p.ends_at <= now())
    ),
    array(select distinct p.section from public.pending_versions p where p.hotel_id = h.id order by p.section)
  from public.hotels h
  left join public.user_hotel_access a on a.hotel_id = h.id and a.user_id = (select auth.uid())
  where h.slug = p_slug;
$$;
grant execute on function public.panel_access(text) to authenticated;
