import {
  ensureHistoryTable,
  getAuthSchemaSql,
  getStorageSchemaSql,
  SUPABASE_AUTH_HELPERS_SQL,
} from '@supabase/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../local/database.ts'
import { applyMigrations, applySeed } from '../local/migrations.ts'
import { platformSql } from '../local/platform.ts'

const admin = '00000000-0000-4000-8000-000000000004'
const session = '00000000-0000-4000-8000-000000000005'

// The role `postgres` of a hosted project: not a superuser, owner of `public` only, with rights on the tables of others
// in `auth` and `storage`. Here it cannot make policies on storage.objects, which a hosted project's extension allows.
const hostedRole = `
  create role auth_owner; create role storage_owner;
  create role hosted nosuperuser bypassrls createrole;
  grant anon, authenticated, service_role to hosted;
  do $$ begin execute format('grant create on database %I to hosted', current_database()); end $$;
  alter schema public owner to hosted;
  grant usage on schema auth to auth_owner;
  grant usage on schema storage to storage_owner;
  grant usage on schema auth, storage, supabase_migrations to hosted;
  grant all on all tables in schema auth, storage, supabase_migrations to hosted;
  alter table auth.users enable row level security;
  alter table auth.sessions enable row level security;
  alter table auth.mfa_factors enable row level security;
  alter table auth.users owner to auth_owner;
  alter table auth.sessions owner to auth_owner;
  alter table auth.mfa_factors owner to auth_owner;
  alter table storage.buckets owner to storage_owner;
  alter table storage.objects owner to storage_owner;
  alter default privileges for role hosted in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role hosted in schema public
    grant execute on functions to anon, authenticated, service_role;
  set role hosted;`

describe('on a hosted project', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase()
    const schemas = [SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql(), getStorageSchemaSql()]
    await database.driver.exec([...schemas, platformSql].join('\n'))
    await ensureHistoryTable(database)
    await database.driver.exec(hostedRole)
  })
  afterAll(() => database.close())

  test('migrations and seed need no superuser and can be applied once', async () => {
    expect(await applyMigrations(database)).toBeGreaterThan(0)
    expect(await applyMigrations(database)).toBe(0)
    await applySeed(database)
    await applySeed(database)
    const { rows } = await database.driver.query<{ content: unknown }>(
      `select public.site_content('quaresmeira') as content`,
    )
    expect(rows[0]?.content).toMatchObject({
      hotel: { name: 'Quaresmeira', tagline: 'Hotel Fazenda Boutique' },
      hero: { title: '' },
      packages: [],
      rooms: [],
    })
  })

  test('the seed has no account', async () => {
    const { rows } = await database.driver.query(
      'select id from auth.users union all select user_id from public.user_hotel_access',
    )
    expect(rows).toEqual([])
  })

  test('an admin writes, the history has the author, and anonymous visitors read', async () => {
    await database.driver.exec(`
      insert into auth.users (id, email) values ('${admin}', 'admin@test.example');
      insert into auth.sessions (id, user_id) values ('${session}', '${admin}');
      insert into public.user_hotel_access (user_id, hotel_id, role)
        select '${admin}', id, 'admin' from public.hotels;`)
    await database.driver.transaction(async (transaction) => {
      const claims = JSON.stringify({ sub: admin, session_id: session, aal: 'aal1' })
      await transaction.exec(
        `select set_config('request.jwt.claim.sub', '${admin}', true), set_config('request.jwt.claims', '${claims}', true);
         set local role authenticated`,
      )
      const write = () =>
        transaction.query(`update public.hotel_content set data = '[{"id":"r1"}]' where section = 'rooms'`)
      expect((await write()).affectedRows).toBe(1)
      const { rows } = await transaction.query(
        `select version, changed_by_email from public.hotel_content_history where section = 'rooms' order by version desc limit 1`,
      )
      expect(rows).toEqual([{ version: 2, changed_by_email: 'admin@test.example' }])
      await transaction.exec(`set local role hosted; delete from auth.sessions; set local role authenticated`)
      expect((await write()).affectedRows).toBe(0)
      await transaction.exec('set local role anon')
      const { rows: read } = await transaction.query(
        `select public.site_content('quaresmeira') -> 'rooms' as rooms`,
      )
      expect(read).toEqual([{ rooms: [{ id: 'r1' }] }])
      await expect(transaction.query('select data from public.hotel_content')).rejects.toThrow(
        'permission denied',
      )
    })
  })

  test('the policies of images are made by a role that may make policies on storage.objects', async () => {
    const count = async () => {
      const { rows } = await database.driver.query<{ policies: number }>(
        `select count(*)::int as policies from pg_policies where policyname like 'hotel admins %' and policyname !~ ' (variants|videos)$'`,
      )
      return rows[0]?.policies
    }
    expect(await count()).toBe(0)
    await database.driver.exec(
      'reset role; select private.set_up_storage(); select private.set_up_storage(); set role hosted',
    )
    expect(await count()).toBe(4)
  })
})
