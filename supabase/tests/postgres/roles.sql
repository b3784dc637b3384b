-- The state of a hosted project before its first migration, written down from the facts of github.com/supabase/postgres,
-- migrations/db (its init scripts and migrations up to October 2026, Apache-2.0). Run by the superuser supabase_admin.

create role postgres login superuser;
create role anon nologin inherit;
create role authenticated nologin inherit;
create role service_role nologin inherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole noreplication;
create role supabase_storage_admin login noinherit createrole noreplication;
create role dashboard_user nologin createdb createrole replication;

grant anon, authenticated, service_role, supabase_admin to authenticator;
grant anon, authenticated, service_role, authenticator to postgres;
grant anon, authenticated, service_role to supabase_storage_admin;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;

create schema extensions;
create extension "uuid-ossp" with schema extensions;
create extension pgcrypto with schema extensions;
create extension pg_stat_statements with schema extensions;

-- Everything that `postgres` creates in `public` is open to the API's roles at once: what a migration does not revoke stays
-- open.
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
grant usage on schema extensions to postgres, anon, authenticated, service_role;
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
