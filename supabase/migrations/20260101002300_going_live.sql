-- What `npm run doctor` compares with what the migrations make: who may do what, one line each. Only what is ours, and
-- the policies of the stored files.
create function private.catalogue() returns setof text
language sql stable set search_path = ''
as $$
  with ours as (
    select c.oid, c.relkind, c.relrowsecurity and c.relforcerowsecurity as is_forced, n.nspname || '.' || c.relname as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f')
  ), roles (role) as (values ('anon'), ('authenticated'))
  select 'row security ' || name from ours where is_forced
  union all
  select 'no row security ' || name from ours where relkind in ('r', 'p') and not is_forced
  union all
  select 'policy ' || p.schemaname || '.' || p.tablename || ' "' || p.policyname || '" ' || p.permissive || ' ' || p.cmd
    || ' to ' || array_to_string(array(select r from unnest(p.roles) r order by r), ', ')
    || coalesce(' using ' || regexp_replace(p.qual, '\s+', ' ', 'g'), '')
    || coalesce(' check ' || regexp_replace(p.with_check, '\s+', ' ', 'g'), '')
  from pg_catalog.pg_policies p
  where p.schemaname in ('public', 'private') or (p.schemaname = 'storage' and p.tablename = 'objects')
  union all
  select 'grant ' || lower(verb) || ' on ' || name || ' to ' || role from ours, roles,
    unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) verb
  where case when verb in ('DELETE', 'TRUNCATE') then has_table_privilege(role, oid, verb)
    else has_any_column_privilege(role, oid, verb) end
  union all
  select 'grant execute on ' || n.nspname || '.' || p.proname || ' to ' || role
  from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace, roles
  where n.nspname in ('public', 'private') and has_function_privilege(role, p.oid, 'EXECUTE')
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'trigger ' || name || ' ' || t.tgname from pg_catalog.pg_trigger t join ours on ours.oid = t.tgrelid
  where not t.tgisinternal and t.tgenabled <> 'D';
$$;

-- Facts about this project and one hotel of it, for whoever holds the secret key. No content, no address of a person.
create function public.setup_facts(p_slug text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_facts jsonb := jsonb_build_object('migrations', null, 'buckets', '[]'::jsonb);
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_build_object(''migrations'', jsonb_agg(version order by version)) from supabase_migrations.schema_migrations'
      into v_facts;
  end if;
  if to_regclass('storage.buckets') is not null then
    execute $sql$
      select $1 || jsonb_build_object('buckets', coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'public', b.public, 'size', b.file_size_limit, 'types', to_jsonb(b.allowed_mime_types))), '[]'))
      from storage.buckets b
    $sql$ into v_facts using coalesce(v_facts, '{}');
  end if;
  if to_regclass('public.backup_proofs') is not null then
    execute $sql$
      select $1 || coalesce((
        select jsonb_build_object('backup', jsonb_build_object('proved_at', b.proved_at, 'failed_at', b.failed_at))
        from public.backup_proofs b join public.hotels h on h.id = b.hotel_id where h.slug = $2
      ), '{}')
    $sql$ into v_facts using v_facts, p_slug;
  end if;
  return v_facts || jsonb_build_object(
    'now', clock_timestamp(),
    'catalogue', (select coalesce(jsonb_agg(line order by line), '[]') from private.catalogue() line),
    'hotels', (select coalesce(jsonb_agg(h.slug order by h.slug), '[]') from public.hotels h),
    'hotel', (
      select jsonb_build_object('id', h.id, 'bucket', h.storage_bucket, 'managers', (
        select count(*) from public.user_hotel_access a where a.hotel_id = h.id and a.role = 'admin' and a.is_manager
      )) from public.hotels h where h.slug = p_slug
    )
  );
end;
$$;

-- The hotel with everything its pages and its panel count on, and its buckets; called again it changes only what
-- is said here. Its bucket is `hotel-images`, unless another hotel has that one already.
create function public.set_up_hotel(p_slug text, p_name text, p_tagline text, p_configuration jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_hotel public.hotels;
begin
  insert into public.hotels (slug, name, tagline) values (p_slug, p_name, p_tagline)
  on conflict (slug) do update set name = excluded.name, tagline = excluded.tagline
  returning * into v_hotel;
  if v_hotel.storage_bucket is null then
    update public.hotels set storage_bucket = case
      when exists (select from public.hotels where storage_bucket = 'hotel-images') then p_slug || '-images'
      else 'hotel-images'
    end
    where id = v_hotel.id returning * into v_hotel;
  end if;
  insert into public.hotel_content (hotel_id, section) values (v_hotel.id, 'packages'), (v_hotel.id, 'rooms')
  on conflict do nothing;
  insert into public.hero_sections (hotel_id) values (v_hotel.id) on conflict do nothing;
  insert into public.about_sections (hotel_id) values (v_hotel.id) on conflict do nothing;
  insert into public.hotel_configurations (hotel_id) values (v_hotel.id) on conflict do nothing;
  update public.hotel_configurations c set
    address = coalesce(p_configuration ->> 'address', c.address),
    phone = coalesce(p_configuration ->> 'phone', c.phone),
    email = coalesce(p_configuration ->> 'email', c.email),
    primary_color = coalesce(p_configuration ->> 'primary_color', c.primary_color)
  where c.hotel_id = v_hotel.id;
  if to_regclass('storage.buckets') is not null then
    execute $sql$
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
        ($1, $1, true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
        ($1 || '-variants', $1 || '-variants', true, 5242880, array['image/avif', 'image/webp']),
        ($1 || '-videos', $1 || '-videos', true, 52428800, array['video/mp4', 'video/webm']),
        ($1 || '-parts', $1 || '-parts', false, 1048576, array['application/octet-stream'])
      on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types
    $sql$ using v_hotel.storage_bucket;
  end if;
  return v_hotel.id;
end;
$$;

revoke execute on function private.catalogue(), public.setup_facts(text), public.set_up_hotel(text, text, text, jsonb)
  from public, anon, authenticated;
grant execute on function public.setup_facts(text), public.set_up_hotel(text, text, text, jsonb) to service_role;
