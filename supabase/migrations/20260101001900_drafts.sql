-- What somebody is still writing: an item as it would be stored, beside the lists and never among them. `base` is what
-- lay on the site when it was begun (null: nothing), so that publishing it finds what others have changed meanwhile.
create table public.content_drafts (
  hotel_id uuid not null references public.hotels (id),
  section text not null check (section ~ '^[a-z][a-z0-9_]{0,39}$'),
  item_id text not null check (item_id <> '' and length(item_id) <= 200),
  data jsonb not null,
  base jsonb,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (hotel_id, section, item_id),
  constraint content_drafts_are_items check (jsonb_typeof(data) = 'object' and coalesce(data ->> 'id' = item_id, false)),
  constraint content_drafts_have_size check (
    octet_length(data::text) <= 262144 and coalesce(octet_length(base::text), 0) <= 262144
  )
);

comment on table public.content_drafts is
  'Drafts of list items, for the admins of the hotel only. Write with `where version = <the one read>`: no row means somebody else wrote first.';

-- The way to one item for somebody without an account. Who has the token may read it; only its hash is kept.
create table public.preview_links (
  id uuid primary key,
  hotel_id uuid not null references public.hotels (id),
  section text not null check (section ~ '^[a-z][a-z0-9_]{0,39}$'),
  item_id text not null check (item_id <> '' and length(item_id) <= 200),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  is_shared boolean not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  expires_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint preview_links_end check (expires_at <= created_at + interval '7 days')
);

comment on column public.preview_links.is_shared is
  'A link for others, good for seven days; without it one for the panel''s own window, good for fifteen minutes.';

create index preview_links_item on public.preview_links (hotel_id, section, item_id);

revoke all on public.content_drafts, public.preview_links from anon, authenticated;
grant select, delete on public.content_drafts to authenticated;
grant insert (hotel_id, section, item_id, data, base), update (data, base) on public.content_drafts to authenticated;
grant select on public.preview_links to authenticated;
grant insert (id, hotel_id, section, item_id, token_hash, is_shared), update (revoked_at)
  on public.preview_links to authenticated;
grant all on public.content_drafts, public.preview_links to service_role;

alter table public.content_drafts enable row level security;
alter table public.content_drafts force row level security;
alter table public.preview_links enable row level security;
alter table public.preview_links force row level security;

create policy "admins read" on public.content_drafts
  for select to authenticated using (hotel_id in (select private.administered_hotels()));
create policy "admins insert" on public.content_drafts
  for insert to authenticated with check (hotel_id in (select private.administered_hotels()));
create policy "admins update" on public.content_drafts
  for update to authenticated using (hotel_id in (select private.administered_hotels()))
  with check (hotel_id in (select private.administered_hotels()));
create policy "admins delete" on public.content_drafts
  for delete to authenticated using (hotel_id in (select private.administered_hotels()));

create policy "admins read" on public.preview_links
  for select to authenticated using (hotel_id in (select private.administered_hotels()));
create policy "admins insert" on public.preview_links
  for insert to authenticated with check (hotel_id in (select private.administered_hotels()));
create policy "admins update" on public.preview_links
  for update to authenticated using (hotel_id in (select private.administered_hotels()))
  with check (hotel_id in (select private.administered_hotels()));

-- The stored item of this id, whether visitors see it or not; null when there is none.
create function private.stored_item(p_hotel_id uuid, p_section text, p_item_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select e.element
  from public.hotel_content c cross join lateral private.elements(c.data) as e
  where c.hotel_id = p_hotel_id and c.section = p_section and e.element ->> 'id' = p_item_id
  limit 1;
$$;

-- Version, author and time are the database's word. A draft of a deleted item waits as long as the history of pictures
-- reaches, in case the item comes back.
create function private.stamp_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if (new.hotel_id, new.section, new.item_id) is distinct from (old.hotel_id, old.section, old.item_id) then
      raise exception 'a draft cannot move to another item' using errcode = '42501';
    end if;
    new.version := old.version + 1;
  else
    delete from public.content_drafts d
    where d.hotel_id = new.hotel_id and d.base is not null and d.updated_at < now() - interval '90 days'
      and private.stored_item(d.hotel_id, d.section, d.item_id) is null;
    if (select count(*) from public.content_drafts d where d.hotel_id = new.hotel_id) >= 200 then
      raise exception 'the hotel has 200 drafts already' using errcode = '23514';
    end if;
    -- Not 1: a draft that was thrown away and begun again must not pass for the one before.
    new.version := 1 + floor(random() * 1000000000)::integer;
  end if;
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end;
$$;

create trigger stamp before insert or update on public.content_drafts
  for each row execute function private.stamp_draft();

create function private.stamp_preview_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.revoked_at := coalesce(old.revoked_at, now());
    return new;
  end if;
  delete from public.preview_links l
  where l.hotel_id = new.hotel_id and l.expires_at < now() - interval '1 day';
  if (select count(*) from public.preview_links l where l.hotel_id = new.hotel_id) >= 1000 then
    raise exception 'the hotel has 1000 preview links already' using errcode = '23514';
  end if;
  new.created_at := now();
  new.created_by := auth.uid();
  new.expires_at := now() + case when new.is_shared then interval '7 days' else interval '15 minutes' end;
  new.revoked_at := null;
  return new;
end;
$$;

create trigger stamp before insert or update of revoked_at on public.preview_links
  for each row execute function private.stamp_preview_link();

-- One item for whoever has a link to it: its draft, else what is stored. Null for every other token, whatever is wrong
-- with it: forged, expired, revoked, another hotel's, or of an item that is gone.
create function public.preview_content(p_slug text, p_token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with link as (
    select l.hotel_id, l.section, l.is_shared, l.expires_at, d.data as draft, d.base,
           private.stored_item(l.hotel_id, l.section, l.item_id) as stored
    from public.preview_links l
    join public.hotels h on h.id = l.hotel_id
    left join public.content_drafts d
      on d.hotel_id = l.hotel_id and d.section = l.section and d.item_id = l.item_id
    where h.slug = p_slug and length(p_token) <= 200
      and l.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
      and l.revoked_at is null and l.expires_at > now()
  )
  select jsonb_build_object(
    'section', k.section,
    'is_shared', k.is_shared,
    'expires_at', k.expires_at,
    'item', coalesce(k.draft, k.stored),
    'is_live', k.draft is null and private.is_active(k.stored),
    'images', private.encoded_images(k.hotel_id, coalesce(k.draft, k.stored))
  )
  from link k
  where k.stored is not null or (k.draft is not null and k.base is null);
$$;

revoke execute on function private.stored_item(uuid, text, text), private.stamp_draft(), private.stamp_preview_link()
  from public, anon, authenticated;
revoke execute on function public.preview_content(text, text) from public, anon, authenticated;
grant execute on function public.preview_content(text, text) to anon, service_role;
