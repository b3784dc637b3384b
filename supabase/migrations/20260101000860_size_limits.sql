-- The last bound, far above what the forms let pass: whoever writes past them cannot fill the database or the pages.
-- Triggers and not checks, so that what is larger already stays, can be edited and can shrink; it cannot grow by more
-- than the rest of its 64 kB.
create function private.is_too_large(next_size bigint, before_size bigint, most bigint) returns boolean
language sql immutable set search_path = ''
as $$
  select next_size > most and next_size / 65536 > coalesce(before_size, 0) / 65536;
$$;

-- Bytes of the largest element of a list; 0 for anything else.
create function private.largest_element(data jsonb) returns bigint
language sql immutable set search_path = ''
as $$
  select coalesce(max(octet_length(e.element::text)), 0) from private.elements(data) as e;
$$;

create function private.bound_content() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb;
begin
  -- Also where an upsert tries to insert first.
  select c.data into before from public.hotel_content c
  where c.hotel_id = new.hotel_id and c.section = new.section;
  if private.is_too_large(octet_length(new.data::text), octet_length(before::text), 2097152) then
    raise exception 'the list is larger than 2 MB' using errcode = '23514';
  end if;
  if private.is_too_large(private.largest_element(new.data), private.largest_element(before), 262144) then
    raise exception 'an element of the list is larger than 256 kB' using errcode = '23514';
  end if;
  return new;
end;
$$;

create trigger bound before insert or update of data on public.hotel_content
  for each row execute function private.bound_content();

create function private.bound_section() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb;
begin
  execute format('select to_jsonb(s) from %I.%I s where s.hotel_id = $1', tg_table_schema, tg_table_name)
    into before using new.hotel_id;
  if private.is_too_large(octet_length(to_jsonb(new)::text), octet_length(before::text), 65536) then
    raise exception 'the section is larger than 64 kB' using errcode = '23514';
  end if;
  return new;
end;
$$;

create trigger bound before insert or update on public.hero_sections
  for each row execute function private.bound_section();
create trigger bound before insert or update on public.about_sections
  for each row execute function private.bound_section();
create trigger bound before insert or update on public.hotel_configurations
  for each row execute function private.bound_section();

revoke all on function private.is_too_large(bigint, bigint, bigint) from public;
revoke all on function private.largest_element(jsonb) from public;
revoke all on function private.bound_content() from public;
revoke all on function private.bound_section() from public;
