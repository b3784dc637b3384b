import type { PendingQuery, Row, TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld, type World } from '../../supabase/tests/postgres/world'
import { postgresOrWhy } from './support/postgres'

const packages = 500
const versions = 3000

/** Milliseconds that a statement may take here, far below what a hosted project gives: 3 s to visitors, 8 s to staff. */
const limits = { anonymous: 1500, staff: 4000 }

type Work = (sql: TransactionSql) => Promise<unknown>

describe.skipIf(postgresOrWhy())(`with ${packages} packages and ${versions} versions`, () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(4)
    await fill(world)
  })
  afterAll(() => world.stop())

  test.each<[string, Work]>([
    ['the whole site', (sql) => sql`select public.site_content('quaresmeira')`],
    ['whether anything changed', (sql) => sql`select public.site_version('quaresmeira')`],
    ['a try to sign in', (sql) => sql`select public.begin_sign_in('s', 'p', 'a', 'c')`],
    ['a preview that is none', (sql) => sql`select public.preview_content('quaresmeira', 'token')`],
    ['a link that is none', (sql) => sql`select public.password_link_owner('token')`],
  ])('a visitor asks for %s', async (_, work) => {
    expect(await milliseconds(() => world.requests.anonymous(work))).toBeLessThan(limits.anonymous)
  })

  test.each<[string, (world: World) => Work]>([
    [
      'a list',
      ({ hotel }) =>
        (sql) =>
          asJson(
            sql,
            sql`select data, version from public.hotel_content where hotel_id = ${hotel} and section = 'packages'`,
          ),
    ],
    ['the dashboard', () => (sql) => asJson(sql, sql`select * from public.packages`)],
    [
      'the newest versions',
      ({ hotel }) =>
        (sql) =>
          asJson(
            sql,
            sql`select section, version from public.hotel_content_history where hotel_id = ${hotel} order by changed_at desc, id desc limit 20`,
          ),
    ],
    [
      'ten versions with what they hold',
      ({ hotel }) =>
        (sql) =>
          asJson(sql, page(sql, hotel, 3000, 10)),
    ],
    [
      'fifty versions with what they hold',
      ({ hotel }) =>
        (sql) =>
          asJson(sql, page(sql, hotel, 2000, 50)),
    ],
    [
      'the bin',
      ({ hotel }) =>
        (sql) =>
          sql`select * from public.deleted_items(${hotel}, array['packages', 'rooms'], 'infinity', 20)`,
    ],
    [
      'the bin, further back',
      ({ hotel }) =>
        (sql) =>
          sql`select * from public.deleted_items(${hotel}, array['packages', 'rooms'], now() - interval '2000 hours', 50)`,
    ],
    [
      'the people',
      ({ hotel }) =>
        (sql) =>
          sql`select * from public.hotel_people(${hotel})`,
    ],
    [
      'a save of one package',
      ({ hotel }) =>
        (sql) =>
          sql`update public.hotel_content set data = jsonb_set(data, '{7,name}', '"Outro nome"') where hotel_id = ${hotel} and section = 'packages' returning version`,
    ],
    [
      'a draft',
      ({ hotel }) =>
        (sql) =>
          sql`insert into public.content_drafts (hotel_id, section, item_id, data) values (${hotel}, 'packages', 'novo', '{"id":"novo"}') returning version`,
    ],
    [
      'an open form',
      ({ hotel }) =>
        (sql) =>
          sql`insert into public.editing (hotel_id, tab, section, item_id) values (${hotel}, gen_random_uuid(), 'packages', 'p1') returning seen_at`,
    ],
    [
      'a person who is forgotten',
      ({ hotel }) =>
        (sql) =>
          sql`select public.forget_person(${hotel}, 'antiga@test.example')`,
    ],
  ])('staff ask for %s', async (_, work) => {
    const [person] = world.people
    if (!person) throw new Error('nobody')
    const took = await milliseconds(() => world.requests.as(person, work(world)))
    expect(took).toBeLessThan(limits.staff)
  })
})

async function milliseconds(run: () => Promise<unknown>) {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** What PostgREST makes of a query: one text. */
function asJson(sql: TransactionSql, query: PendingQuery<Row[]>) {
  return sql`select coalesce(json_agg(r), '[]')::text from (${query}) r`
}

function page(sql: TransactionSql, hotel: string, before: number, count: number) {
  return sql`select version, changed_at, changed_by_email, data from public.hotel_content_history
    where hotel_id = ${hotel} and section = 'packages' and version < ${before} order by version desc limit ${count}`
}

/** About 1 kB a package; each version changes one, and each tenth holds one more that the next has lost. */
async function fill({ owner, hotel }: World) {
  await owner`update public.hotel_content set data = (
    select jsonb_agg(jsonb_build_object('id', 'p' || n, 'slug', 'pacote-' || n, 'name', 'Pacote ' || n, 'active', true,
      'description', (select string_agg(md5(n::text || k), ' ') from generate_series(1, 28) k),
      'images', jsonb_build_object('principal', 'https://x.example/storage/v1/object/public/hotel-images/packages/' || n || '.jpg')))
    from generate_series(1, ${packages}) n
  ) where hotel_id = ${hotel} and section = 'packages'`
  await owner`insert into public.hotel_content_history
      (hotel_id, section, version, data, changed_at, changed_by, changed_by_email)
    select c.hotel_id, c.section, 2 + n,
      jsonb_set(c.data, array[(n % ${packages})::text, 'price'], to_jsonb(n)) || case when n % 10 = 0
        then jsonb_build_array(jsonb_build_object('id', 'gone-' || n, 'name', 'Pacote antigo')) else '[]' end,
      now() - (${versions} - n) * interval '1 hour', gen_random_uuid(),
      case when n % 2 = 0 then 'antiga@test.example' else 'outra@test.example' end
    from public.hotel_content c, generate_series(1, ${versions}::integer) n
    where c.hotel_id = ${hotel} and c.section = 'packages'`
  await owner`alter table public.hotel_content disable trigger user`
  await owner`update public.hotel_content set version = ${versions + 2} where hotel_id = ${hotel} and section = 'packages'`
  await owner`alter table public.hotel_content enable trigger user`
  await owner`insert into private.sign_in_tries (pool, key, times)
    select '00000000-0000-0000-0000-000000000000', 'key ' || n, array[now()] from generate_series(1, 6000) n`
  await owner`analyze`
}
