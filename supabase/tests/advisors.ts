/** The product's schemas. */
const ours = `('public', 'private')`

const functions = `
  select n.nspname || '.' || p.proname as name, p.* from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ${ours} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

/** Policies with one row per role and verb; `public` means every role. */
const policyRows = `
  select p.*, verb, role_name from pg_policies p
  cross join unnest(case p.cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[p.cmd] end) as verb
  cross join unnest(p.roles) as role_name`

/**
 * Supabase's Database Advisors, written from their documentation: each query returns the names of objects that the advisor
 * reports. Advisors that need a running project are omitted (unused indexes, bloat, versions of extensions, GraphQL,
 * queues).
 */
export const advisors: Record<string, string> = {
  unindexed_foreign_keys: `
    select c.conrelid::regclass || ' ' || c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace::regnamespace::text in ${ours} and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indisvalid
        and (string_to_array(i.indkey::text, ' ')::smallint[])[1:cardinality(c.conkey)] @> c.conkey)`,
  auth_users_exposed: `
    select v.oid::regclass::text as name from pg_class v join pg_rewrite r on r.ev_class = v.oid
    join pg_depend d on d.objid = r.oid and d.refobjid = 'auth.users'::regclass
    where v.relkind in ('v', 'm') and v.relnamespace = 'public'::regnamespace
      and (has_table_privilege('anon', v.oid, 'select') or has_table_privilege('authenticated', v.oid, 'select'))`,
  auth_rls_initplan: `
    select tablename || ' ' || policyname as name from pg_policies
    where schemaname in ('public', 'private', 'storage')
      and regexp_replace(coalesce(qual, '') || ' ' || coalesce(with_check, ''),
        '\\( SELECT (auth|private|public)\\.\\w+\\(\\)', '', 'g')
        ~ case schemaname when 'storage' then '(auth\\.|current_setting)\\w*\\('
          else '((auth|private|public)\\.\\w+|current_setting)\\(' end`,
  no_primary_key: `
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text in ${ours}
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  multiple_permissive_policies: `
    select tablename || ' ' || verb || ' ' || role_name as name from (${policyRows}) as p
    where permissive = 'PERMISSIVE' and schemaname in ${ours}
    group by schemaname, tablename, verb, role_name having count(*) > 1`,
  policy_exists_rls_disabled: `
    select distinct c.oid::regclass::text as name from pg_policy p join pg_class c on c.oid = p.polrelid
    where not c.relrowsecurity`,
  rls_enabled_no_policy: `
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relrowsecurity and c.relnamespace::regnamespace::text in ${ours}
      and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  duplicate_index: `
    select min(i.indexrelid::regclass::text) as name from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace::regnamespace::text in ${ours}
    group by i.indrelid, i.indkey::text, i.indclass::text, pg_get_expr(i.indpred, i.indrelid) having count(*) > 1`,
  security_definer_view: `
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
      and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1']`,
  function_search_path_mutable: `
    select name from (${functions}) as f
    where not exists (select from unnest(f.proconfig) as setting where setting like 'search_path=%')`,
  rls_disabled_in_public: `
    select c.oid::regclass::text as name from pg_class c
    where c.relkind in ('r', 'p') and not c.relrowsecurity and c.relnamespace = 'public'::regnamespace`,
  extension_in_public: `
    select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
  rls_references_user_metadata: `
    select tablename || ' ' || policyname as name from pg_policies
    where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata'`,
  materialized_view_and_foreign_table_in_api: `
    select c.oid::regclass::text as name from pg_class c
    where c.relkind in ('m', 'f') and c.relnamespace = 'public'::regnamespace`,
  rls_policy_always_true: `
    select tablename || ' ' || policyname as name from pg_policies
    where schemaname in ('public', 'private', 'storage') and permissive = 'PERMISSIVE' and cmd <> 'SELECT'
      and (btrim(qual, '() ') = 'true' or btrim(with_check, '() ') = 'true')`,
  public_bucket_allows_listing: `
    select tablename || ' ' || policyname as name from (${policyRows}) as p
    where schemaname = 'storage' and tablename = 'objects' and verb = 'SELECT'
      and (role_name in ('public', 'anon') or qual !~ '(administered_buckets|is_\\w+_admin)\\(')`,
  anon_security_definer_function_executable: `
    select name from (${functions}) as f where prosecdef and has_function_privilege('anon', f.oid, 'execute')`,
  authenticated_security_definer_function_executable: `
    select name from (${functions}) as f
    where prosecdef and has_function_privilege('authenticated', f.oid, 'execute')`,
  // This is not an advisor, but the remedy for the two above.
  executable_by_everybody: `
    select name from (${functions}) as f, aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) as a
    where a.grantee = 0`,
  sequence_grants: `
    select c.oid::regclass || ' ' || role_name as name
    from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) as role_name
    where c.relkind = 'S' and c.relnamespace::regnamespace::text in ${ours}
      and has_sequence_privilege(role_name, c.oid, 'usage, select, update')`,
}
