-- Failed sign-ins, counted here so that all processes of a site share them and a restart forgets nothing. The site
-- asks with the publishable key, because nobody is signed in yet. Keys are HMACs under the site's secret: whoever else
-- has the publishable key can neither name nor read anybody's count, and counts apart from the site (see `pool`).

-- Sites whose word is trusted: an admin's sign-in makes them known.
create table private.known_sites (
  token_hash bytea primary key,
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  used_at timestamptz not null default now()
);
create index known_sites_hotel on private.known_sites (hotel_id);

-- Times of the tries that failed, per key. `pool` is the hotel of a known site; all others share the zero one, so
-- that no flood of theirs can drop what a known site counts.
create table private.sign_in_tries (
  pool uuid not null,
  key text not null check (length(key) between 1 and 64),
  times timestamptz[] not null default '{}',
  last_at timestamptz not null default now(),
  primary key (pool, key)
);
create index sign_in_tries_age on private.sign_in_tries (pool, last_at);

alter table private.known_sites enable row level security;
alter table private.known_sites force row level security;
alter table private.sign_in_tries enable row level security;
alter table private.sign_in_tries force row level security;
revoke all on private.known_sites, private.sign_in_tries from public, anon, authenticated;
create policy "only through the functions below" on private.known_sites for select to authenticated using (false);
create policy "only through the functions below" on private.sign_in_tries for select to authenticated using (false);

create function private.sign_in_pool(p_site text) returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (select s.hotel_id from private.known_sites s where s.token_hash = sha256(convert_to(p_site, 'UTF8'))),
    '00000000-0000-0000-0000-000000000000'
  );
$$;

-- Forgets what is over and, in a full pool, what was touched longest ago; some rows a call, so that none is slow.
create function private.prune_sign_ins(p_pool uuid) returns void
language sql set search_path = ''
as $$
  delete from private.sign_in_tries t
  using (
    select pool, key from private.sign_in_tries where last_at < now() - interval '1 hour'
    limit 50 for update skip locked
  ) old
  where t.pool = old.pool and t.key = old.key;
  delete from private.sign_in_tries t
  using (
    select pool, key from private.sign_in_tries where pool = p_pool
    order by last_at desc offset 5000 limit 50 for update skip locked
  ) old
  where t.pool = old.pool and t.key = old.key;
$$;

-- Counts a try and says how many came before it within `p_window`; with p_limit so many, it is not counted and
-- `wait` says in how many seconds one may. The row stays locked: tries at the same time cannot slip through together.
create function private.count_try(
  p_pool uuid, p_key text, p_window interval, p_limit integer, out before integer, out wait integer
)
language plpgsql set search_path = ''
as $$
declare recent timestamptz[];
begin
  insert into private.sign_in_tries as t (pool, key) values (p_pool, p_key)
  on conflict (pool, key) do update set last_at = now()
  returning array(select x from unnest(t.times) x where x > now() - p_window order by x) into recent;
  before := cardinality(recent);
  if before >= p_limit then
    wait := greatest(1, ceil(extract(epoch from recent[before - p_limit + 1] + p_window - now())));
  else
    recent := recent || now();
  end if;
  update private.sign_in_tries set times = recent[greatest(1, cardinality(recent) - 29):]
  where pool = p_pool and key = p_key;
end;
$$;

-- The last try of these keys did not fail for a wrong password.
create function private.forgive_try(p_pool uuid, p_keys text[]) returns void
language sql set search_path = ''
as $$
  update private.sign_in_tries set times = times[:cardinality(times) - 1]
  where pool = p_pool and key = any (p_keys) and cardinality(times) > 0;
$$;

-- Before a try: {"wait": seconds} refuses it, {"delay": milliseconds} lets it happen after them and counts it as failed
-- for now. p_pair is the account at this address or browser (10 in 15 minutes), p_address the address over all accounts
-- (20 in 15 minutes), p_account the account over all addresses: that one only slows down, or others could lock it. A
-- known browser has neither of the last two: '' for both.
create function public.begin_sign_in(p_site text, p_pair text, p_address text, p_account text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  pool uuid := private.sign_in_pool(p_site);
  wait integer;
  failed integer := 0;
begin
  perform private.prune_sign_ins(pool);
  select c.wait into wait from private.count_try(pool, p_pair, '15 minutes', 10) c;
  if wait is null and p_address <> '' then
    select c.wait into wait from private.count_try(pool, p_address, '15 minutes', 20) c;
    if wait is not null then
      perform private.forgive_try(pool, array[p_pair]);
    end if;
  end if;
  if wait is not null then
    return jsonb_build_object('wait', wait);
  end if;
  if p_account <> '' then
    select c.before into failed from private.count_try(pool, p_account, '1 hour', 1000) c;
  end if;
  -- From the eleventh failure in an hour on: 1, 2, 4, 8 seconds, never more.
  return jsonb_build_object('delay', case when failed < 10 then 0 else 1000 * 2 ^ least(failed - 10, 3) end);
end;
$$;

-- After a try that was not a wrong password. With the right one the account's count is gone, as a person expects;
-- the address's only loses this try, or whoever owns one account could clear it.
create function public.end_sign_in(p_site text, p_pair text, p_address text, p_account text, p_accepted boolean)
returns void
language plpgsql security definer set search_path = ''
as $$
declare own_pool uuid := private.sign_in_pool(p_site);
begin
  if p_accepted then
    delete from private.sign_in_tries where pool = own_pool and key in (p_pair, p_account);
    perform private.forgive_try(own_pool, array[p_address]);
  else
    perform private.forgive_try(own_pool, array[p_pair, p_address, p_account]);
  end if;
end;
$$;

-- Called with an admin's session: from now on the site that holds this token counts for the hotel.
create function public.register_site(p_hotel_id uuid, p_site text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_hotel_admin(p_hotel_id) then
    raise exception 'only an admin of the hotel may' using errcode = '42501';
  end if;
  insert into private.known_sites (token_hash, hotel_id) values (sha256(convert_to(p_site, 'UTF8')), p_hotel_id)
  on conflict (token_hash) do update set used_at = now() where known_sites.hotel_id = p_hotel_id;
  delete from private.known_sites where token_hash in (
    select token_hash from private.known_sites where hotel_id = p_hotel_id order by used_at desc offset 5
  );
end;
$$;

revoke all on function public.begin_sign_in(text, text, text, text),
  public.end_sign_in(text, text, text, text, boolean), public.register_site(uuid, text)
  from public, anon, authenticated;
grant execute on function public.begin_sign_in(text, text, text, text),
  public.end_sign_in(text, text, text, text, boolean) to anon;
grant execute on function public.register_site(uuid, text) to authenticated;
