-- Instances with secrets of their own must not each have tries of their own: keys are the same for all sites that an
-- admin has signed in through. In the pool of all others they are tied to a token that strangers cannot name.
create function private.sign_in_key(p_pool uuid, p_site text, p_key text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_key = '' or p_pool <> '00000000-0000-0000-0000-000000000000' then p_key
    else encode(sha256(convert_to(p_site || ' ' || p_key, 'UTF8')), 'hex')
  end;
$$;

revoke all on function private.sign_in_key(uuid, text, text) from public;

create or replace function public.begin_sign_in(p_site text, p_pair text, p_address text, p_account text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  pool uuid := private.sign_in_pool(p_site);
  pair text := private.sign_in_key(pool, p_site, p_pair);
  address text := private.sign_in_key(pool, p_site, p_address);
  account text := private.sign_in_key(pool, p_site, p_account);
  wait integer;
  failed integer := 0;
begin
  select c.wait into wait from private.count_try(pool, pair, '15 minutes', 10) c;
  if wait is null and address <> '' then
    select c.wait into wait from private.count_try(pool, address, '15 minutes', 20) c;
    if wait is not null then
      perform private.forgive_try(pool, array[pair]);
    end if;
  end if;
  if wait is null and account <> '' then
    select c.before into failed from private.count_try(pool, account, '1 hour', 1000) c;
  end if;
  -- Last, for it waits for nobody: what it locked before a count could be what another try waits for.
  perform private.prune_sign_ins(pool);
  if wait is not null then
    return jsonb_build_object('wait', wait);
  end if;
  return jsonb_build_object('delay', case when failed < 10 then 0 else 1000 * 2 ^ least(failed - 10, 3) end);
end;
$$;

-- In the order in which begin_sign_in counts, else the end of one try and the begin of another wait for each other.
create or replace function public.end_sign_in(
  p_site text, p_pair text, p_address text, p_account text, p_accepted boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own_pool uuid := private.sign_in_pool(p_site);
  pair text := private.sign_in_key(own_pool, p_site, p_pair);
  address text := private.sign_in_key(own_pool, p_site, p_address);
  account text := private.sign_in_key(own_pool, p_site, p_account);
begin
  if p_accepted then
    delete from private.sign_in_tries where pool = own_pool and key = pair;
    perform private.forgive_try(own_pool, array[address]);
    delete from private.sign_in_tries where pool = own_pool and key = account;
  else
    perform private.forgive_try(own_pool, array[pair]);
    perform private.forgive_try(own_pool, array[address]);
    perform private.forgive_try(own_pool, array[account]);
  end if;
end;
$$;
