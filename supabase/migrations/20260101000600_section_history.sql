-- Hero, about and configuration leave history rows like the lists: section 'hero', 'about' or 'configuration', data
-- the row without its key and stamps.
alter table public.hotel_content_history add constraint hotel_content_history_section
  check (section in ('packages', 'rooms', 'hero', 'about', 'configuration'));

alter table public.hero_sections add column version integer not null default 1;
alter table public.about_sections add column version integer not null default 1;
alter table public.hotel_configurations add column version integer not null default 1;

comment on column public.hero_sections.version is
  'Grows by one with every change, set by trigger. Write with `where version = <the one read>`: no row means somebody else wrote first.';
comment on column public.about_sections.version is 'As in hero_sections.';
comment on column public.hotel_configurations.version is 'As in hero_sections.';

-- What a section says: the row without its key and stamps.
create function private.section_values(section_row jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select section_row - 'hotel_id' - 'updated_at' - 'version';
$$;

-- Version and time are the database's word, as in private.stamp_content. The argument is the history's section.
create or replace function private.stamp_section() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.hotel_id <> old.hotel_id then
      raise exception 'a section cannot move to another hotel' using errcode = '42501';
    end if;
    if private.section_values(to_jsonb(new)) = private.section_values(to_jsonb(old)) then
      return old;
    end if;
    new.version := old.version + 1;
  else
    new.version := 1 + coalesce((
      select max(h.version) from public.hotel_content_history h
      where h.hotel_id = new.hotel_id and h.section = tg_argv[0]
    ), 0);
  end if;
  new.updated_at := now();
  return new;
end;
$$;

create function private.record_section() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.hotel_content_history
    (hotel_id, section, version, data, changed_at, changed_by, changed_by_email)
  values
    (new.hotel_id, tg_argv[0], new.version, private.section_values(to_jsonb(new)), new.updated_at, auth.uid(),
     (select u.email from auth.users u where u.id = auth.uid()));
  return null;
end;
$$;

drop trigger stamp on public.hero_sections;
create trigger stamp before insert or update on public.hero_sections
  for each row execute function private.stamp_section('hero');
create trigger record_insert after insert on public.hero_sections
  for each row execute function private.record_section('hero');
create trigger record_update after update on public.hero_sections
  for each row when (old.version <> new.version) execute function private.record_section('hero');

drop trigger stamp on public.about_sections;
create trigger stamp before insert or update on public.about_sections
  for each row execute function private.stamp_section('about');
create trigger record_insert after insert on public.about_sections
  for each row execute function private.record_section('about');
create trigger record_update after update on public.about_sections
  for each row when (old.version <> new.version) execute function private.record_section('about');

drop trigger stamp on public.hotel_configurations;
create trigger stamp before insert or update on public.hotel_configurations
  for each row execute function private.stamp_section('configuration');
create trigger record_insert after insert on public.hotel_configurations
  for each row execute function private.record_section('configuration');
create trigger record_update after update on public.hotel_configurations
  for each row when (old.version <> new.version) execute function private.record_section('configuration');

-- What stands in the sections now is their first version.
insert into public.hotel_content_history (hotel_id, section, version, data, changed_at)
select s.hotel_id, 'hero', s.version, private.section_values(to_jsonb(s)), s.updated_at from public.hero_sections s
union all
select s.hotel_id, 'about', s.version, private.section_values(to_jsonb(s)), s.updated_at from public.about_sections s
union all
select s.hotel_id, 'configuration', s.version, private.section_values(to_jsonb(s)), s.updated_at
from public.hotel_configurations s;

-- As in the reads migration, without the sections' version.
create or replace function public.site_content(p_slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'hotel', jsonb_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'tagline', h.tagline),
    'configuration', (
      select private.section_values(to_jsonb(s)) from public.hotel_configurations s where s.hotel_id = h.id
    ),
    'hero', (select private.section_values(to_jsonb(s)) from public.hero_sections s where s.hotel_id = h.id),
    'about', (select private.section_values(to_jsonb(s)) from public.about_sections s where s.hotel_id = h.id),
    'packages', private.active_elements(h.id, 'packages'),
    'rooms', private.active_elements(h.id, 'rooms')
  )
  from public.hotels h
  where h.slug = p_slug;
$$;
