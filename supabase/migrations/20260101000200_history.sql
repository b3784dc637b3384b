-- Version, author and time are the database's word: whatever a client sends for them is overwritten.
create function private.stamp_content() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if (new.hotel_id, new.section) is distinct from (old.hotel_id, old.section) then
      raise exception 'content cannot move to another hotel or section' using errcode = '42501';
    end if;
    if new.data = old.data then
      return old;
    end if;
    new.version := old.version + 1;
  else
    new.version := 1 + coalesce((
      select max(h.version) from public.hotel_content_history h
      where h.hotel_id = new.hotel_id and h.section = new.section
    ), 0);
  end if;
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end;
$$;

create trigger stamp before insert or update on public.hotel_content
  for each row execute function private.stamp_content();

-- The address is copied because auth.users is closed to admins and an account may be deleted later.
create function private.record_content() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.hotel_content_history
    (hotel_id, section, version, data, changed_at, changed_by, changed_by_email)
  values
    (new.hotel_id, new.section, new.version, new.data, new.updated_at, new.updated_by,
     (select u.email from auth.users u where u.id = new.updated_by));
  return null;
end;
$$;

create trigger record_insert after insert on public.hotel_content
  for each row execute function private.record_content();
create trigger record_update after update on public.hotel_content
  for each row when (old.version <> new.version) execute function private.record_content();

create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'history is append-only' using errcode = '42501';
end;
$$;

create trigger append_only before update or delete or truncate on public.hotel_content_history
  for each statement execute function private.refuse_change();

create function private.stamp_section() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.hotel_id <> old.hotel_id then
    raise exception 'a section cannot move to another hotel' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end;
$$;

create trigger stamp before update on public.hero_sections
  for each row execute function private.stamp_section();
create trigger stamp before update on public.about_sections
  for each row execute function private.stamp_section();
create trigger stamp before update on public.hotel_configurations
  for each row execute function private.stamp_section();
