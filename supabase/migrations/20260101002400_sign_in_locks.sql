-- Locks only what is dropped: `for update` beside an `offset` locked every row that it passed over.
create or replace function private.prune_sign_ins(p_pool uuid) returns void
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
    select s.pool, s.key
    from (
      select pool, key from private.sign_in_tries where pool = p_pool order by last_at desc offset 5000 limit 50
    ) surplus
    join private.sign_in_tries s on s.pool = surplus.pool and s.key = surplus.key
    for update of s skip locked
  ) old
  where t.pool = old.pool and t.key = old.key;
$$;
