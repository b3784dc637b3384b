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
