import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pushMigrations } from '../../supabase/tests/postgres/migrate'
import { type Postgres, startPostgres } from '../../supabase/tests/postgres/server'
import { postgresOrWhy } from './support/postgres'

describe.skipIf(postgresOrWhy())('on PostgreSQL as a hosted project has it', () => {
  let server: Postgres
  let owner: postgres.Sql
  let warnings: string[]
  beforeAll(async () => {
    server = await startPostgres()
    owner = postgres(server.url, { max: 1 })
    warnings = await pushMigrations(owner)
  })
  afterAll(async () => {
    await owner.end()
    await server.stop()
  })

  test('the owner, who is no superuser, applies every migration and the seed without a warning', async () => {
    expect(warnings).toEqual([])
    const [account] = await owner`select rolsuper from pg_roles where rolname = current_user`
    expect(account).toEqual({ rolsuper: false })
    const [content] = await owner`select public.site_content('quaresmeira') -> 'hotel' ->> 'name' as name`
    expect(content).toEqual({ name: 'Quaresmeira' })
  })

  test('pictures and videos have their policies, though the owner does not own their table', async () => {
    const [found] = await owner`select count(*)::integer as policies,
      pg_get_userbyid((select relowner from pg_class where oid = 'storage.objects'::regclass)) as owner
      from pg_policies where schemaname = 'storage' and tablename = 'objects'`
    expect(found).toEqual({ policies: 11, owner: 'supabase_storage_admin' })
  })
})
