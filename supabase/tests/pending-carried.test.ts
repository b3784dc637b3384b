import { expect, test } from 'vitest'
import { migrationFiles } from '../local/migrations.ts'
import { sql as ownSql } from './content.ts'
import { hotels, sharedHarness } from './harness.ts'

const harness = sharedHarness()
const sql = (text: string, values?: unknown[]) => ownSql(harness, text, values)

/** Returns the migration's statement that converts drafts and planned changes. */
const carry = () =>
  /with marked as [\s\S]*?;/.exec(
    migrationFiles().find(({ name }) => name === 'pending_versions')?.sql ?? '',
  )?.[0] ?? ''

// Migrations patched these functions by pattern, and would have left one without a match unchanged.
test.each([
  [
    'private.stamp_preview_link()',
    /new\.pending is not null then[\s\S]*case when new\.is_shared then interval '7 days'/,
  ],
  [
    'public.content_at(uuid, timestamptz)',
    /from private\.events\(h\.id\) e where e\.at > p_at[\s\S]*private\.events\(p_hotel\)/,
  ],
  ['public.site_version(text)', /'pending ' \|\| p\.xmin::text/],
  ['public.backup_snapshot()', /'images', 'pending_versions', 'survey_answers'/],
  ['public.finish_restore(uuid)', /'images', 'pending_versions', 'survey_answers'/],
  ['private.restore_obstacles()', /'drafts', count\(\*\) from public\.pending_versions/],
])('%s knows pending versions', async (name, expected) => {
  const [row] = await sql('select pg_get_functiondef($1::regprocedure) as text', [name])
  expect(row?.text).toMatch(expected)
  expect(row?.text).not.toMatch(/content_(drafts|changes)/)
})

test('a reverse change becomes an end, and plans of a forgotten person become drafts (SAVE-12, AUTH-19)', async () => {
  await sql(`create table public.content_changes (id int generated always as identity, hotel_id uuid, section text,
    item_id text, takes_effect_at timestamptz, change jsonb, base jsonb, marked_at timestamptz default now(), marked_by uuid)`)
  await sql(`create table public.content_drafts (hotel_id uuid, section text, item_id text, data jsonb, base jsonb,
    version int, updated_at timestamptz, updated_by uuid)`)
  await sql(
    'create function private.merged(a jsonb, b jsonb) returns jsonb language sql as $$ select a || b $$',
  )
  const mark = async (
    id: string,
    day: number,
    price: number,
    was: number,
    by: string | null = harness.userIds.admin,
  ) =>
    await sql(
      `insert into public.content_changes (hotel_id, section, item_id, takes_effect_at, change, base, marked_by)
       values ($1, 'rooms', $2, make_timestamptz(2099, 1, $3, 3, 0, 0, 'UTC'), $4, $5, $6)`,
      [hotels.a, id, day, { price }, { id, price: was }, by],
    )
  await mark('ends', 1, 950, 900)
  await mark('ends', 2, 900, 950)
  await mark('same minute', 1, 950, 900)
  await mark('same minute', 1, 900, 950)
  await mark('forgotten', 1, 950, 900, null)
  await mark('forgotten', 2, 900, 950, null)
  await sql(carry())
  const rows = await sql(
    `select item_id || ' ' || (item ->> 'price') || coalesce(to_char(starts_at, ' DD'), '') || coalesce(to_char(ends_at, '-DD'), '')
     as row from public.pending_versions order by item_id, updated_at, id`,
  )
  expect(rows.map(({ row }) => row).toSorted()).toEqual([
    ...['ends 950 01-02', 'forgotten 950', 'same minute 900 01', 'same minute 950 01'],
  ])
})
