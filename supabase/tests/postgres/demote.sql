-- The last step of Supabase's own: from here on `postgres` is the project's owner without superuser rights.
alter database postgres owner to postgres;
grant all on database postgres to postgres, dashboard_user;
grant create on database postgres to supabase_auth_admin, supabase_storage_admin;
alter role postgres nosuperuser createdb createrole login replication bypassrls;
grant set on parameter session_replication_role to postgres;
