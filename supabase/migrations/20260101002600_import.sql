-- A whole content at once: every section where it is still at the version that was read, or none. It is one entry of the
-- history, section 'imports', and that entry can be taken back as a whole. The functions ask what the tables' policies
-- ask, and the triggers have their say, as with any other save.
alter table public.hotel_content drop constraint hotel_content_section_check;
alter table public.hotel_content add constraint hotel_content_section_check check (
  section ~ '^[a-z][a-z0-9_]{0,39}$'
  and section not in ('hotel', 'images', 'hero', 'about', 'configuration', 'security', 'imports')
);

-- Null for a list.
create function private.table_of_section(p_section text) returns text
language sql immutable set search_path = ''
as $$
  select case p_section
    when 'hero' then 'hero_sections'
    when 'about' then 'about_sections'
    when 'configuration' then 'hotel_configurations'
  end;
$$;

-- 0 while nothing is stored.
create function private.section_version(p_hotel_id uuid, p_section text) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  v_table text := private.table_of_section(p_section);
  v_version integer;
begin
  if v_table is null then
    select c.version into v_version from public.hotel_content c
    where c.hotel_id = p_hotel_id and c.section = p_section;
  else
    execute format('select s.version from public.%I s where s.hotel_id = $1', v_table) into v_version using p_hotel_id;
  end if;
  return coalesce(v_version, 0);
end;
$$;

-- The versions before and after. PT409 where somebody else was faster. Of a single row what is not named stays.
create function private.write_section(p_hotel_id uuid, p_section text, p_version integer, p_data jsonb) returns integer[]
language plpgsql set search_path = ''
as $$
declare
  v_table text := private.table_of_section(p_section);
  v_data jsonb := p_data;
  v_before integer := p_version;
  v_after integer;
  v_names text;
  v_values text;
begin
  if v_table is null then
    if v_before = 0 then
      insert into public.hotel_content (hotel_id, section) values (p_hotel_id, p_section) returning version into v_before;
    end if;
    update public.hotel_content c set data = v_data
    where c.hotel_id = p_hotel_id and c.section = p_section and c.version = v_before returning c.version into v_after;
  else
    if v_before = 0 then
      execute format('insert into public.%I (hotel_id) values ($1) returning version', v_table)
        into v_before using p_hotel_id;
    end if;
    v_data := v_data - array['hotel_id', 'version', 'updated_at'];
    select string_agg(quote_ident(k), ', ' order by k), string_agg('given.' || quote_ident(k), ', ' order by k)
    into v_names, v_values from jsonb_object_keys(v_data) k;
    execute format(
      'update public.%1$I s set (%2$s) = (select %3$s from jsonb_populate_record(null::public.%1$I, $1) given)
       where s.hotel_id = $2 and s.version = $3 returning s.version', v_table, v_names, v_values)
      into v_after using v_data, p_hotel_id, v_before;
  end if;
  if v_after is null then
    raise exception 'the section % was changed meanwhile', p_section using errcode = 'PT409', hint = p_section;
  end if;
  return array[v_before, v_after];
end;
$$;

-- As private.record_decision.
create function private.record_import(p_hotel_id uuid, p_data jsonb) returns integer
language sql set search_path = ''
as $$
  insert into public.hotel_content_history (hotel_id, section, version, data, changed_by, changed_by_email)
  select p_hotel_id, 'imports', 1 + coalesce(max(h.version), 0), p_data, auth.uid(),
         (select u.email from auth.users u where u.id = auth.uid())
  from public.hotel_content_history h
  where h.hotel_id = p_hotel_id and h.section = 'imports'
  returning version;
$$;

-- Whoever may not, is refused; imports and their undoing come one after the other.
create function private.begin_import(p_hotel_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if not public.is_hotel_admin(p_hotel_id) then
    raise exception 'only an admin of the hotel may do this' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('import ' || p_hotel_id::text, 0));
end;
$$;

-- `p_versions` names what was read of every section, `p_content` what some of them shall be: {"version": the entry's},
-- or {"changed": [section, …]} and nothing is written. In the order of their names, so that two never wait for each other.
create function public.import_content(p_hotel_id uuid, p_versions jsonb, p_content jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_changed jsonb;
  v_section text;
  v_versions integer[];
  v_written jsonb := '{}';
begin
  perform private.begin_import(p_hotel_id);
  select jsonb_agg(v.key order by v.key) into v_changed from jsonb_each_text(p_versions) v
  where private.section_version(p_hotel_id, v.key) <> v.value::integer;
  if v_changed is not null then
    return jsonb_build_object('changed', v_changed);
  end if;
  for v_section in select k from jsonb_object_keys(p_content) k order by k loop
    if (p_versions ->> v_section) is null then
      raise exception 'the version of % is missing', v_section using errcode = '22023';
    end if;
    v_versions := private.write_section(
      p_hotel_id, v_section, (p_versions ->> v_section)::integer, p_content -> v_section
    );
    v_written := v_written || jsonb_build_object(
      v_section, jsonb_build_object('before', v_versions[1], 'after', v_versions[2])
    );
  end loop;
  if v_written = '{}' then
    raise exception 'there is nothing to import' using errcode = '22023';
  end if;
  return jsonb_build_object('version', private.record_import(p_hotel_id, jsonb_build_object('sections', v_written)));
end;
$$;

-- Every section of an import as it was before, or none: {"version": the undoing's entry}, {"changed": [section, …]} where
-- something was saved since, {"undone": true} where that has been done already, null where there is no such import.
create function public.undo_import(p_hotel_id uuid, p_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_sections jsonb;
  v_changed jsonb;
  v_section text;
  v_before jsonb;
  v_versions integer[];
  v_written jsonb := '{}';
begin
  perform private.begin_import(p_hotel_id);
  select h.data -> 'sections' into v_sections from public.hotel_content_history h
  where h.hotel_id = p_hotel_id and h.section = 'imports' and h.version = p_version and not h.data ? 'undoes';
  if v_sections is null then
    return null;
  end if;
  if exists (
    select from public.hotel_content_history h
    where h.hotel_id = p_hotel_id and h.section = 'imports' and h.data -> 'undoes' = to_jsonb(p_version)
  ) then
    return '{"undone": true}';
  end if;
  select jsonb_agg(v.key order by v.key) into v_changed from jsonb_each(v_sections) v
  where private.section_version(p_hotel_id, v.key) <> (v.value ->> 'after')::integer;
  if v_changed is not null then
    return jsonb_build_object('changed', v_changed);
  end if;
  for v_section in select k from jsonb_object_keys(v_sections) k order by k loop
    select h.data into strict v_before from public.hotel_content_history h
    where h.hotel_id = p_hotel_id and h.section = v_section
      and h.version = (v_sections -> v_section ->> 'before')::integer;
    v_versions := private.write_section(
      p_hotel_id, v_section, (v_sections -> v_section ->> 'after')::integer, v_before
    );
    v_written := v_written || jsonb_build_object(
      v_section, jsonb_build_object('before', v_versions[1], 'after', v_versions[2])
    );
  end loop;
  return jsonb_build_object('version', private.record_import(
    p_hotel_id, jsonb_build_object('undoes', p_version, 'sections', v_written)
  ));
end;
$$;

revoke execute on function private.table_of_section(text), private.section_version(uuid, text),
  private.write_section(uuid, text, integer, jsonb), private.record_import(uuid, jsonb), private.begin_import(uuid),
  public.import_content(uuid, jsonb, jsonb), public.undo_import(uuid, integer) from public, anon, authenticated;
grant execute on function public.import_content(uuid, jsonb, jsonb), public.undo_import(uuid, integer) to authenticated;
