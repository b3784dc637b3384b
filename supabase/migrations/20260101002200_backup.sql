-- A backup reads everything of ours at one moment; a restore puts it into an empty project, whole or not at all. Both ask
-- with the project's secret key. Rows travel as the database writes them: no program in between rounds a number.
create table public.backup_proofs (
  hotel_id uuid primary key references public.hotels (id) on delete cascade,
  proved_at timestamptz,
  failed_at timestamptz,
  problem text check (length(problem) <= 500)
);

comment on table public.backup_proofs is
  'Written by `npm run backup -- --prove` only, read by the hotel''s dashboard.';

revoke all on public.backup_proofs from anon, authenticated, service_role;
grant select on public.backup_proofs to authenticated;
grant select, insert, update on public.backup_proofs to service_role;
alter table public.backup_proofs enable row level security;
alter table public.backup_proofs force row level security;
create policy "admins read" on public.backup_proofs
  for select to authenticated using (hotel_id in (select private.administered_hotels()));

-- What a restore has sent so far; nothing else reads it, and nothing of it counts before the last step.
create table private.restore_rows (
  place bigint generated always as identity primary key,
  restore uuid not null,
  kind text not null,
  line jsonb not null
);
create index restore_rows_restore on private.restore_rows (restore, kind, place);
alter table private.restore_rows enable row level security;
alter table private.restore_rows force row level security;
revoke all on private.restore_rows from public, anon, authenticated;
create policy "only through the functions below" on private.restore_rows
  for select to authenticated using (false);

create function private.latest_migration() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select max(m.version) from supabase_migrations.schema_migrations m);
end;
$$;

create function private.lines_of(p_table text) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  v_lines jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(t)::text), ''[]'') from public.%I t', p_table) into v_lines;
  return v_lines;
end;
$$;

create function private.stored_objects() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('storage.objects') is null then
    return '{"buckets": [], "objects": []}';
  end if;
  return (
    with own as materialized (
      select h.storage_bucket || kind as id
      from public.hotels h, unnest(array['', '-variants', '-videos', '-parts']) as kind
      where h.storage_bucket is not null
    )
    select jsonb_build_object(
      'buckets', (
        select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'public', b.public,
          'file_size_limit', b.file_size_limit, 'allowed_mime_types', b.allowed_mime_types) order by b.id), '[]')
        from storage.buckets b where b.id in (select own.id from own)
      ),
      'objects', (
        select coalesce(jsonb_agg(jsonb_build_array(o.bucket_id, o.name) order by o.bucket_id, o.name), '[]')
        from storage.objects o where o.bucket_id in (select own.id from own) and o.bucket_id not like '%-parts'
      )
    )
  );
end;
$$;

-- One statement, hence one moment: a save is in it with its version of the history, or not at all. The history itself
-- only grows, so it is told here how far it reaches, and read afterwards page by page.
create function public.backup_snapshot() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
  return (
    select jsonb_build_object(
      'taken_at', now(),
      'migration', private.latest_migration(),
      'tables', (
        select jsonb_object_agg(name, private.lines_of(name))
        from unnest(array['hotels', 'hotel_content', 'hero_sections', 'about_sections', 'hotel_configurations',
          'images', 'content_drafts']) as name
      ) || jsonb_build_object('user_hotel_access', (
        select coalesce(jsonb_agg((to_jsonb(a) || jsonb_build_object('email', u.email))::text), '[]')
        from public.user_hotel_access a join auth.users u on u.id = a.user_id
      )),
      'history', (
        select coalesce(jsonb_agg(to_jsonb(h) order by h.hotel_id, h.section), '[]')
        from (
          select hotel_id, section, count(*) as versions, max(version) as last
          from public.hotel_content_history group by hotel_id, section
        ) h
      )
    ) || private.stored_objects()
  );
end;
$$;

create function public.backup_history(p_hotel_id uuid, p_section text, p_after integer, p_until integer) returns jsonb
language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'last', max(p.version), 'lines', coalesce(jsonb_agg(p.line order by p.version), '[]')
  )
  from (
    select h.version, (to_jsonb(h) - 'item_ids')::text as line,
      sum(octet_length(h.data::text)) over (order by h.version) - octet_length(h.data::text) as before
    from (
      select * from public.hotel_content_history v
      where v.hotel_id = p_hotel_id and v.section = p_section and v.version > p_after and v.version <= p_until
      order by v.version limit 100
    ) h
  ) p
  where p.before < 2000000;
$$;

-- What somebody would lose, by its name; {} in a project that only has migrations and seed.
create function private.restore_obstacles() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(o.what, o.number) filter (where o.number > 0), '{}') from (
    select c.section as what, sum(jsonb_array_length(c.data)) as number from public.hotel_content c group by c.section
    union all select 'drafts', count(*) from public.content_drafts
    union all select 'images', count(*) from public.images
    union all select 'people', count(*) from public.user_hotel_access
    union all select 'versions', count(*) from public.hotel_content_history h
      where h.version > 1 and h.section <> 'security'
  ) o;
$$;

create function public.begin_restore(p_emails jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.restore_rows where place is not null;
  return jsonb_build_object(
    'obstacles', private.restore_obstacles(),
    'migration', private.latest_migration(),
    'accounts', (
      select coalesce(jsonb_object_agg(u.email, u.id), '{}') from auth.users u
      where u.email in (select jsonb_array_elements_text(p_emails))
    )
  );
end;
$$;

create function public.stage_restore(p_restore uuid, p_kind text, p_lines jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into private.restore_rows (restore, kind, line)
  select p_restore, p_kind, e.line::jsonb from jsonb_array_elements_text(p_lines) with ordinality as e (line, place)
  order by e.place;
$$;

-- Columns that the archive does not know yet get their default.
create function private.put_rows(p_restore uuid, p_table text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_names text;
  v_values text;
begin
  select string_agg(quote_ident(a.attname), ', '), string_agg('given.' || quote_ident(a.attname), ', ')
  into v_names, v_values
  from pg_catalog.pg_attribute a
  where a.attrelid = to_regclass('public.' || quote_ident(p_table)) and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attname in (
      select jsonb_object_keys(r.line) from (
        select line from private.restore_rows where restore = p_restore and kind = p_table order by place limit 1
      ) r
    );
  if v_names is null then
    return;
  end if;
  execute format(
    'insert into public.%1$I (%2$s) overriding system value
     select %3$s from private.restore_rows r
       cross join lateral jsonb_populate_record(null::public.%1$I, r.line) as given
     where r.restore = $1 and r.kind = $2 order by r.place', p_table, v_names, v_values) using p_restore, p_table;
end;
$$;

-- In place of what the seed made. The triggers rest: versions, authors and times are those of the archive.
create function public.finish_restore(p_restore uuid) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '30min'
as $$
declare
  v_table text;
  v_stamped text[] := array['hotel_content_history', 'hotel_content', 'hero_sections', 'about_sections',
    'hotel_configurations', 'images', 'content_drafts', 'user_hotel_access'];
begin
  perform pg_advisory_xact_lock(7300222);
  lock table public.hotels, public.hotel_content in share row exclusive mode;
  if private.restore_obstacles() <> '{}' then
    raise exception 'the project is not empty' using errcode = 'PT409';
  end if;
  foreach v_table in array v_stamped loop
    execute format('alter table public.%I disable trigger user', v_table);
    execute format('delete from public.%I where hotel_id is not null', v_table);
  end loop;
  delete from public.preview_links where hotel_id is not null;
  delete from public.editing where hotel_id is not null;
  delete from public.hotels where id is not null;
  perform private.put_rows(p_restore, 'hotels');
  foreach v_table in array v_stamped loop
    perform private.put_rows(p_restore, v_table);
  end loop;
  foreach v_table in array v_stamped loop
    execute format('alter table public.%I enable trigger user', v_table);
  end loop;
  perform setval(pg_get_serial_sequence('public.hotel_content_history', 'id'),
    coalesce((select max(h.id) from public.hotel_content_history h), 1));
  delete from private.restore_rows where place is not null;
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.latest_migration(), private.lines_of(text), private.stored_objects(),
  private.restore_obstacles(), private.put_rows(uuid, text) from anon, authenticated;
revoke execute on function public.backup_snapshot(), public.backup_history(uuid, text, integer, integer),
  public.begin_restore(jsonb), public.stage_restore(uuid, text, jsonb), public.finish_restore(uuid)
  from public, anon, authenticated;
grant execute on function public.backup_snapshot(), public.backup_history(uuid, text, integer, integer),
  public.begin_restore(jsonb), public.stage_restore(uuid, text, jsonb), public.finish_restore(uuid) to service_role;
