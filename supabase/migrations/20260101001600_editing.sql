-- Who has the form of which item open at this moment: a courtesy among colleagues, and no lock. A form says every few
-- seconds that it is still there; what says nothing any more goes when the next form is opened.
create table public.editing (
  hotel_id uuid not null references public.hotels (id),
  user_id uuid not null default auth.uid(),
  tab uuid not null,
  section text not null check (section ~ '^[a-z][a-z0-9_]{0,39}$'),
  item_id text not null check (length(item_id) between 1 and 200),
  seen_at timestamptz not null default now(),
  primary key (hotel_id, user_id, tab)
);

comment on table public.editing is
  'Open forms of the panel, seen within the last two minutes. `tab` tells those of one person apart.';

revoke all on public.editing from anon, authenticated;
grant select, insert, update, delete on public.editing to authenticated;
grant all on public.editing to service_role;
alter table public.editing enable row level security;
alter table public.editing force row level security;

create policy "admins read" on public.editing
  for select to authenticated using (hotel_id in (select private.administered_hotels()));
create policy "admins note themselves" on public.editing
  for insert to authenticated
  with check (user_id = (select auth.uid()) and hotel_id in (select private.administered_hotels()));
create policy "admins renew their own" on public.editing
  for update to authenticated
  using (user_id = (select auth.uid()) and hotel_id in (select private.administered_hotels()))
  with check (user_id = (select auth.uid()) and hotel_id in (select private.administered_hotels()));
create policy "admins end their own" on public.editing
  for delete to authenticated
  using (user_id = (select auth.uid()) and hotel_id in (select private.administered_hotels()));

-- The time is the database's word; and nobody has fifty forms open.
create function private.stamp_editing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.seen_at := clock_timestamp();
  if tg_op = 'INSERT' then
    delete from public.editing e
    where e.hotel_id = new.hotel_id and e.seen_at < new.seen_at - interval '2 minutes';
    if (select count(*) from public.editing e where e.hotel_id = new.hotel_id and e.user_id = new.user_id) >= 50 then
      raise exception 'too many open forms' using errcode = '23514';
    end if;
  end if;
  return new;
end;
$$;

revoke all on function private.stamp_editing() from public;

create trigger stamp before insert or update on public.editing
  for each row execute function private.stamp_editing();
