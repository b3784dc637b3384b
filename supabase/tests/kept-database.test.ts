import { expect, test } from 'vitest'
import { startHarness } from './harness.ts'

/** Selects every row and sequence, and whatever a migration could create. */
const everything = `
  select (select jsonb_agg(h order by id) from public.hotel_content_history h) as history,
  (select count(*) from auth.users) as people,
  (select string_agg(sequencename || coalesce(last_value, 0), ' ' order by sequencename) from pg_sequences) as sequences,
  (select string_agg(relname, ' ' order by relname) from pg_class where relnamespace = 'public'::regnamespace) as tables`

/** Returns what a test file finds after another has executed these statements. */
async function readAfter(statements: string) {
  const { database, stop } = await startHarness()
  await database.driver.exec(statements)
  await stop()
  const next = await startHarness()
  const { rows } = await next.database.driver.query(everything)
  await next.stop()
  return rows
}

test('no file finds what another one has written, deleted or created', async () => {
  const untouched = await readAfter('select 1')
  for (const statements of [
    `update public.hotel_content set data = '[]' where true; delete from auth.users where true`,
    'create table public.left_behind (id serial primary key)',
  ])
    expect(await readAfter(statements), statements).toEqual(untouched)
})
