-- Whoever sends to a signed address is past all policies, so a trigger bounds what is stored, whoever stores it.

-- Names at which a file has arrived, kept for longer than a signed address lasts.
create table private.arrivals (name text primary key, at timestamptz not null default now());
alter table private.arrivals enable row level security;
alter table private.arrivals force row level security;
revoke all on private.arrivals from public, anon, authenticated;
create policy "only through the trigger" on private.arrivals for select to authenticated using (false);

-- 20 films of a hotel and 300 files on their way, each kind up to 500 MB. Of the files on their way one person, whose id
-- begins their names, has at most a third, and no name comes twice; films stay, and in most hotels one person makes them all.
-- One at a time, so that those of one moment see each other.
create function private.bound_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_film boolean := new.bucket_id like '%-videos';
  v_share integer := case when v_is_film then 1 else 3 end;
  v_size bigint := greatest((new.metadata ->> 'size')::bigint, 1);
  v_is_refused boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(new.bucket_id, 0));
  select greatest(count(*) + 1, v_share * (count(*) filter (where is_own) + 1)) > case when v_is_film then 20 else 300 end
    or greatest(coalesce(sum(size), 0) + v_size, v_share * (coalesce(sum(size) filter (where is_own), 0) + v_size)) > 524288000
  into v_is_refused
  from (
    select (o.metadata ->> 'size')::bigint as size, split_part(o.name, '/', 1) = split_part(new.name, '/', 1) as is_own
    from storage.objects o where o.bucket_id = new.bucket_id and o.name <> new.name
  ) as others;
  if not v_is_film and not v_is_refused then
    delete from private.arrivals where at < now() - interval '1 day';
    insert into private.arrivals (name) values (new.bucket_id || '/' || new.name) on conflict do nothing;
    v_is_refused := not found;
  end if;
  if v_is_refused then
    raise exception 'no room for this file' using errcode = '42501';
  end if;
  return new;
end;
$$;

-- As before, with the trigger in place of a policy: hosted projects let their role `postgres` make both.
create or replace function private.bound_films() returns void
language plpgsql set search_path = ''
as $$
begin
  create or replace trigger bound before insert or update of metadata on storage.objects for each row
    when (new.bucket_id like '%-videos' or new.bucket_id like '%-parts') execute function private.bound_file();
  drop policy if exists "bounds of films" on storage.objects;
  drop function if exists private.has_room_for_film(text, integer);
end;
$$;

do $$
begin
  perform private.bound_films();
exception
  when insufficient_privilege or undefined_table or invalid_schema_name then
    raise warning 'files are not bounded where they arrive yet: %', sqlerrm
      using hint = 'Run `select private.bound_films()` with a role that may make triggers on storage.objects.';
end;
$$;

revoke all on function private.bound_file() from public, anon, authenticated;

-- The catalogue, which the doctor compares, has triggers on the tables of others, too.
do $$
begin
  execute replace(replace(pg_get_functiondef('private.catalogue()'::regprocedure),
    '''trigger '' || name', '''trigger '' || t.tgrelid::regclass'),
    'join ours on ours.oid = t.tgrelid
  where', 'join pg_catalog.pg_proc f on f.oid = t.tgfoid
  where (f.pronamespace = ''private''::regnamespace or t.tgrelid in (select oid from ours)) and');
end;
$$;
