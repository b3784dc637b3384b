import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '../types/catalogue.ts'
import { introspect } from '../types/introspect.ts'
import { renderTypes } from '../types/render.ts'
import { type Harness, startHarness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

async function names(sql: string) {
  const { rows } = await harness.database.driver.query<{ name: string }>(sql)
  return rows.map((row) => row.name)
}

test('every table forces row security', async () => {
  const open = await names(`
    select relname as name from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
      and not (relrowsecurity and relforcerowsecurity)`)
  expect(open).toEqual([])
})

test('every view reads with the rights of its reader', async () => {
  const definers = await names(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> array['security_invoker=true'], false)`)
  expect(definers).toEqual([])
})

test('every function of ours has an empty search path', async () => {
  const open = await names(`
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig @> array['search_path=""'], false)`)
  expect(open).toEqual([])
})

test('only these functions can be called, and fewer by anonymous visitors', async () => {
  const callableBy = (role: string) =>
    names(`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('${role}', oid, 'execute')
      order by proname`)
  expect(await callableBy('anon')).toEqual([
    'begin_sign_in',
    'end_sign_in',
    'password_link_owner',
    'preview_content',
    'site_content',
    'site_version',
  ])
  expect(await callableBy('authenticated')).toEqual([
    'add_person',
    'check_new_person',
    'deleted_items',
    'forget_person',
    'hotel_people',
    'import_content',
    'is_hotel_admin',
    'is_hotel_manager',
    'make_password_link',
    'prove_password',
    'register_site',
    'remove_person',
    'set_mfa_required',
    'site_content',
    'undo_import',
    'update_person',
  ])
})

test('no policy lets anonymous visitors write', async () => {
  const open = await names(`
    select policyname as name from pg_policies
    where cmd <> 'SELECT' and (roles && array['anon', 'public']::name[])`)
  expect(open).toEqual([])
})

test('no API role may empty a table or write the history', async () => {
  const open = await names(`
    select role || ' ' || privilege || ' ' || relname as name
    from pg_class, unnest(array['anon', 'authenticated', 'service_role']) role,
      unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) privilege
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (privilege = 'TRUNCATE' and role <> 'service_role' or relname = 'hotel_content_history')
      and has_table_privilege(role, oid, privilege)`)
  expect(open).toEqual([])
})

test('the committed types are those of the migrations', async () => {
  const committed = readFileSync(join(import.meta.dirname, '../../lib/supabase/database.types.ts'), 'utf8')
  expect(committed).toBe(renderTypes(await introspect(harness.database)))
})

test('the committed catalogue, which the doctor compares with, is that of the migrations', async () => {
  const committed = readFileSync(join(import.meta.dirname, '../catalogue.txt'), 'utf8')
  expect(committed).toBe(await readCatalogue(harness.database))
})
