-- What a hosted project finds before its first migration, written down from the facts of github.com/supabase/postgres,
-- migrations/db (its init scripts and migrations up to October 2026, Apache-2.0). Run by the superuser supabase_admin.
create publication supabase_realtime;

create role postgres login superuser;
create role supabase_replication_admin login replication;
create role supabase_read_only_user login bypassrls;
create role anon nologin inherit;
create role authenticated nologin inherit;
create role service_role nologin inherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole noreplication;
create role supabase_storage_admin login noinherit createrole noreplication;
create role supabase_realtime_admin nologin noinherit;
create role dashboard_user nologin createdb createrole replication;
create role pgbouncer login;

grant pg_read_all_data to supabase_read_only_user;
grant anon, authenticated, service_role, supabase_admin to authenticator;
grant anon, authenticated, service_role, authenticator to postgres;
grant anon, authenticated, service_role to supabase_storage_admin;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;

create schema extensions;
create extension "uuid-ossp" with schema extensions;
create extension pgcrypto with schema extensions;
create extension pg_stat_statements with schema extensions;
create schema graphql;
create schema graphql_public;
create schema realtime;
create schema vault;
create schema pgbouncer authorization pgbouncer;

-- Everything that `postgres` makes in `public` is open to the API's roles at once: what a migration does not take
-- back stays open.
grant usage on schema public to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;
grant usage on schema extensions, graphql_public, realtime to postgres, anon, authenticated, service_role;
grant all on schema extensions to postgres, dashboard_user;
grant all on all routines in schema extensions to postgres, dashboard_user;

alter role supabase_admin set search_path to "$user", public, auth, extensions;
alter role postgres set search_path to "$user", public, extensions;
alter role supabase_auth_admin set search_path to auth;
alter role supabase_storage_admin set search_path to storage;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role supabase_auth_admin set idle_in_transaction_session_timeout to 60000;

-- PostgREST hears of every change of the schema.
create function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql as $$
declare
  cmd record;
begin
  for cmd in select * from pg_event_trigger_ddl_commands() loop
    if coalesce(cmd.schema_name, '') not in ('pg_temp', 'auth', 'realtime', '_realtime', 'storage') then
      notify pgrst, 'reload schema';
    end if;
  end loop;
end; $$;
create function extensions.pgrst_drop_watch() returns event_trigger language plpgsql as $$
declare
  obj record;
begin
  for obj in select * from pg_event_trigger_dropped_objects() loop
    if not obj.is_temporary then
      notify pgrst, 'reload schema';
    end if;
  end loop;
end; $$;
create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();
create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_drop_watch();
