-- How many films and parts of films the storage takes from staff, whoever asks it: 20 films of a hotel, and parts of the
-- eight that may be on their way, each kind up to 500 MB before the one that comes. The site needs three films at once.
-- One at a time, so that those of one moment see each other.
create function private.has_room_for_film(p_bucket text, p_most integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_bucket, 0));
  return (
    select count(*) < p_most and coalesce(sum((o.metadata ->> 'size')::bigint), 0) < 524288000
    from storage.objects o where o.bucket_id = p_bucket
  );
end;
$$;

-- A function for the reasons of private.set_up_storage. Restrictive: beside the policies that say who may upload where.
create function private.bound_films() returns void
language plpgsql set search_path = ''
as $$
begin
  drop policy if exists "bounds of films" on storage.objects;
  create policy "bounds of films" on storage.objects as restrictive for insert to authenticated
    with check (case
      when bucket_id like '%-videos' then private.has_room_for_film(bucket_id, 20)
      when bucket_id like '%-parts' then private.has_room_for_film(bucket_id, 1600)
      else true
    end);
end;
$$;

do $$
begin
  perform private.bound_films();
exception
  when insufficient_privilege or undefined_table or invalid_schema_name then
    raise warning 'films are not bounded in the storage yet: %', sqlerrm
      using hint = 'Run `select private.bound_films()` with a role that may make policies on storage.objects.';
end;
$$;

revoke all on function private.has_room_for_film(text, integer), private.bound_films() from public, anon, authenticated;
grant execute on function private.has_room_for_film(text, integer) to authenticated;
