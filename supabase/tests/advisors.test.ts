import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { introspect, readCatalogue } from '../types/introspect.ts'
import { renderTypes } from '../types/render.ts'
import { advisors } from './advisors.ts'
import { sharedHarness } from './harness.ts'

/** Accepted findings. All other advisors must find nothing. */
const accepted: Record<string, string[]> = {
  // The published content, due versions (pending-versions.test.ts), the site for a preview link (previews.test.ts), the
  // count of failed sign-ins, which a site makes before anybody has signed in (sign-in-limits.test.ts), the owner of a
  // one-time link, and a guest's answers to a connected survey (survey.test.ts).
  anon_security_definer_function_executable: [
    ...[
      'public.answer_survey',
      'public.apply_due_versions',
      'public.begin_sign_in',
      'public.end_sign_in',
      'public.password_link_owner',
    ],
    ...['public.preview_link', 'public.preview_site', 'public.site_content', 'public.site_version'],
  ],
  // Each checks its caller first, except `apply_due_versions`, which writes only due versions. Those of `private` are not
  // in the API; policies call them.
  authenticated_security_definer_function_executable: [
    ...['private.administered_buckets', 'private.administered_hotels', 'private.has_session'],
    ...['private.is_bucket_admin', 'public.add_person', 'public.apply_due_versions'],
    ...['public.check_new_person', 'public.deleted_items', 'public.forget_person', 'public.history_changes'],
    'public.history_content',
    ...['public.hotel_people'],
    ...['public.import_content', 'public.is_hotel_admin', 'public.is_hotel_manager', 'public.is_on_team'],
    ...[
      'public.make_password_link',
      'public.pending_of',
      'public.prove_password',
      'public.register_site',
      'public.remove_person',
    ],
    ...['public.set_mfa_required', 'public.site_content', 'public.undo_import', 'public.update_person'],
  ],
}

const harness = sharedHarness()

async function runAdvisor(advisor: string) {
  const { rows } = await harness.database.driver.query<{ name: string }>(advisors[advisor] ?? '')
  return rows.map(({ name }) => name).sort()
}

test.each(Object.keys(advisors))('%s', async (advisor) => {
  expect(await runAdvisor(advisor)).toEqual(accepted[advisor] ?? [])
})

test('every table forces row security, and no API role may truncate a table or write the history', async () => {
  const { rows } = await harness.database.driver.query(`
    select relname as name from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
      and not (relrowsecurity and relforcerowsecurity)
    union all
    select role || ' ' || privilege || ' ' || relname
    from pg_class, unnest(array['anon', 'authenticated', 'service_role']) role,
      unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) privilege
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (privilege = 'TRUNCATE' and role <> 'service_role' or relname = 'hotel_content_history')
      and has_table_privilege(role, oid, privilege)`)
  expect(rows).toEqual([])
})

// A hosted project's safeupdate extension refuses such statements in a request, even inside functions.
test('no function updates or deletes rows without a WHERE clause', async () => {
  const { rows } = await harness.database.driver.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  )
  const statements = rows.flatMap(({ name, source }) =>
    (source.match(/\b(?:update\s+\w+\.\w+|delete\s+from)\b[^;]*/gi) ?? []).map((text) => [name, text]),
  )
  expect(statements.length).toBeGreaterThan(10)
  expect(statements.filter(([, text]) => !/\bwhere\b/i.test(text ?? ''))).toEqual([])
})

// The doctor compares a project with the committed catalogue.
test('the committed types and catalogue match the migrations', async () => {
  const readCommitted = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  const types = renderTypes(await introspect(harness.database))
  expect(readCommitted('lib/supabase/database.types.ts')).toBe(types)
  expect(readCommitted('supabase/catalogue.txt')).toBe(await readCatalogue(harness.database))
})

test('a new function or table is closed until its migration grants rights', async () => {
  const { driver } = harness.database
  await driver.exec(`
    create function public.later() returns int language sql set search_path = '' as 'select 1';
    create table public.later_rows (id serial primary key);`)
  const { rows } = await driver.query(`
    select role_name,
      has_function_privilege(role_name, 'public.later()', 'execute') as runs,
      has_table_privilege(role_name, 'public.later_rows', 'select, insert, update, delete') as uses,
      has_sequence_privilege(role_name, 'public.later_rows_id_seq', 'usage, select, update') as counts
    from unnest(array['anon', 'authenticated']) as role_name`)
  const nothing = { runs: false, uses: false, counts: false }
  expect(rows).toEqual([
    { role_name: 'anon', ...nothing },
    { role_name: 'authenticated', ...nothing },
  ])
})
