-- A link to the whole site as it will be at a moment, or with one draft in its place, for somebody without an account.
alter table public.preview_links add column at timestamptz;
alter table public.preview_links alter column section drop not null, alter column item_id drop not null;
alter table public.preview_links add constraint preview_links_show_something
  check ((section is null) = (item_id is null) and (section is not null or at is not null));
comment on column public.preview_links.at is 'The moment that the whole site is shown at; null for the present one.';
grant insert (at) on public.preview_links to authenticated;

-- Walking a whole site takes longer than looking at one item.
do $$
begin
  execute replace(pg_get_functiondef('private.stamp_preview_link()'::regprocedure), 'else interval ''15 minutes''',
    'when new.at is not null then interval ''2 hours'' else interval ''15 minutes''');
end $$;

-- The whole site for people who have a link to it. Null for a token that is unknown, expired or revoked.
create function public.preview_site(p_slug text, p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with link as materialized (
    select l.*, d.data as draft, public.content_at(l.hotel_id, coalesce(l.at, now())) as content
    from public.preview_links l
    join public.hotels h on h.id = l.hotel_id
    left join public.content_drafts d
      on d.hotel_id = l.hotel_id and d.section = l.section and d.item_id = l.item_id
    where h.slug = p_slug and length(p_token) <= 200
      and l.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
      and l.revoked_at is null and l.expires_at > now()
      -- Who has a link to one of these sees its page only.
      and coalesce(l.section, '') not in ('packages', 'rooms')
  )
  select jsonb_build_object('at', k.at, 'section', k.section, 'draft', k.draft, 'is_shared', k.is_shared,
    'expires_at', k.expires_at, 'content', k.content || jsonb_build_object(
      'images', private.encoded_images(k.hotel_id, jsonb_build_array(k.content, k.draft))))
  from link k;
$$;

revoke execute on function public.preview_site(text, text) from public, anon, authenticated;
grant execute on function public.preview_site(text, text) to anon, service_role;
