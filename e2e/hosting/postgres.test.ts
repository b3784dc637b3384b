import { createHash } from 'node:crypto'
import type postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresBinaries } from '../../supabase/tests/postgres/server'
import {
  appendItem,
  historyOf,
  type Person,
  startWorld,
  type World,
} from '../../supabase/tests/postgres/world'

describe.skipIf(!postgresBinaries())('on PostgreSQL as hosted projects run it', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(20)
  })
  afterAll(() => world.stop())

  test('the owner, without superuser rights, applies every migration and the seed without a warning', async () => {
    expect(world.warnings).toEqual([])
    const [account] = await world.owner`select rolsuper from pg_roles where rolname = current_user`
    expect(account).toEqual({ rolsuper: false })
    const [content] =
      await world.owner`select public.site_content('quaresmeira') -> 'hotel' ->> 'name' as name`
    expect(content).toEqual({ name: 'Quaresmeira' })
    const [accounts] = await world.owner`select count(*)::integer as count from auth.users`
    expect(accounts, 'the seed has no account').toEqual({ count: world.people.length })
  })

  test('every bucket has its policies, although the owner does not own their table', async () => {
    const found = await world.owner`select distinct b.id, b.public from storage.buckets b
      join pg_policies p on p.schemaname = 'storage' and p.tablename = 'objects'
        and p.policyname like 'hotel admins upload' || case b.id when 'hotel-images' then ''
          when 'hotel-images-parts' then ' parts of videos' else replace(b.id, 'hotel-images-', ' ') end
      order by b.id`
    expect(found.map(({ id }) => id)).toEqual([
      'hotel-images',
      'hotel-images-parts',
      'hotel-images-variants',
      'hotel-images-videos',
    ])
    const [table] = await world.owner`select relowner::regrole::text as owner from pg_class
      where oid = 'storage.objects'::regclass`
    expect(table).toEqual({ owner: 'supabase_storage_admin' })
  })

  test('twenty concurrent writers lose nothing, and version numbers have no gap', async () => {
    const failures = await world.storm(60, (person, index) =>
      appendItem(world, { person, list: 'rooms', item: `room-${index}` }),
    )
    expect(failures).toEqual({})
    const { items, versions } = await historyOf(world, 'rooms')
    expect(new Set(items)).toEqual(new Set(Array.from({ length: 60 }, (_, index) => `room-${index}`)))
    expect(items).toHaveLength(60)
    expect(versions).toEqual(Array.from({ length: 61 }, (_, index) => index + 1))
  })

  test('of a hundred concurrent sign-in tries ten are allowed, without a deadlock', async () => {
    const answers: boolean[] = []
    const failures = await world.storm(100, async () => {
      const [row] = await world.requests.anonymous(
        (sql) => sql`select public.begin_sign_in('s', 'pair', 'address', 'account') ? 'delay' as free`,
      )
      answers.push(Boolean(row?.free))
    })
    expect(failures).toEqual({})
    expect(answers.filter(Boolean)).toHaveLength(10)
    const ends = await world.storm(200, (_, index) =>
      world.requests.anonymous((sql) =>
        index % 2 === 0
          ? sql`select public.begin_sign_in('s', ${`p${index % 15}`}, ${`a${index % 3}`}, ${`c${index % 5}`})`
          : sql`select public.end_sign_in('s', ${`p${index % 15}`}, ${`a${index % 3}`}, ${`c${index % 5}`}, ${index % 4 === 1})`,
      ),
    )
    expect(ends).toEqual({})
    expect(await world.deadlocks()).toBe(0)
  })

  test('a sign-in try that removes expired rows does not deadlock with others', async () => {
    const { owner, requests } = world
    const begin = (pair: string) => (sql: postgres.TransactionSql) =>
      sql`select public.begin_sign_in('s', ${pair}, '', '')`
    const others: Promise<unknown>[] = []
    await requests.anonymous(async (sql) => {
      await begin('shared')(sql)
      await owner`insert into private.sign_in_tries (pool, key, last_at) values (
        '00000000-0000-0000-0000-000000000000', encode(sha256('s over'), 'hex'), now() - interval '2 hours')`
      others.push(requests.anonymous(begin('shared')))
      await expect.poll(() => owner`select 1 from pg_locks where not granted`).toHaveLength(1)
      await begin('over')(sql)
    })
    await Promise.all(others)
    expect(await world.deadlocks()).toBe(0)
  })

  test('drafts and open forms stay within their limits', async () => {
    const { hotel, requests, owner } = world
    const drafts = await world.storm(230, (person, index) =>
      requests.as(
        person,
        (sql) => sql`insert into public.pending_versions (hotel_id, section, item_id, item)
          values (${hotel}, 'rooms', ${`d${index}`}, ${sql.json({ id: `d${index}` })})`,
      ),
    )
    expect(drafts).toEqual({ 'the hotel has 200 pending versions already': 30 })
    const [first] = world.people
    const forms = await world.storm(70, () =>
      requests.as(
        first ?? { userId: '', sessionId: '' },
        (sql) => sql`insert into public.editing (hotel_id, tab, section, item_id)
          values (${hotel}, gen_random_uuid(), 'rooms', 'x')`,
      ),
    )
    expect(forms).toEqual({ 'too many open forms': 20 })
    const [counted] = await owner`select (select count(*)::integer from public.pending_versions) as drafts,
      (select count(*)::integer from public.editing) as forms`
    expect(counted).toEqual({ drafts: 200, forms: 50 })
  })

  test('planning, moving, applying, saving and team changes do not deadlock', async () => {
    const { hotel, requests, owner } = world
    await owner`delete from public.pending_versions`
    const steps = [
      (person: Person, index: number) =>
        requests.as(
          person,
          (sql) => sql`insert into public.pending_versions (hotel_id, section, item_id, item, starts_at)
            values (${hotel}, 'rooms', ${`p${index}`}, ${sql.json({ id: `p${index}` })}, '-infinity')`,
        ),
      () =>
        requests.anonymous(
          (sql) => sql`select public.apply_due_versions(slug) from public.hotels where id = ${hotel}`,
        ),
      (person: Person) =>
        requests.as(
          person,
          (sql) =>
            sql`update public.pending_versions set ends_at = null, starts_at = now() where section = 'rooms'`,
        ),
      ({ userId }: Person) =>
        owner`update public.user_hotel_access set is_manager = true where user_id = ${userId}`,
      (person: Person, index: number) => appendItem(world, { person, list: 'rooms', item: `saved-${index}` }),
    ]
    const failures = await world.storm(200, (person, index) =>
      Promise.resolve(steps[index % steps.length]?.(person, index)),
    )
    expect(failures).toEqual({})
    expect(await world.deadlocks()).toBe(0)
    await requests.anonymous((sql) => sql`select public.apply_due_versions(slug) from public.hotels`)
    const { items } = await historyOf(world, 'rooms')
    const expected = Array.from({ length: 40 }, (_, index) => [`p${index * 5}`, `saved-${index * 5 + 4}`])
    expect(items).toEqual(expect.arrayContaining(expected.flat()))
  })

  test('links are used while the team changes, and neither loses anything', async () => {
    const { hotel, people, requests, owner } = world
    const token = (index: number) => `token-${index}`
    // Simulates that everybody has just typed their password.
    await owner`insert into private.password_proofs (session_id, expires_at)
      select id, now() + interval '1 hour' from auth.sessions`
    const links = await world.storm(10, (_, index) => {
      const [maker, guest] = [people[index], people[index + 10]]
      if (!maker || !guest) throw new Error('too few people')
      const hash = createHash('sha256').update(token(index)).digest('hex')
      return requests.as(
        maker,
        (sql) => sql`select public.make_password_link(${hotel}, ${guest.userId}, ${hash})`,
      )
    })
    expect(links).toEqual({})
    const failures = await world.storm(40, async (_, index) => {
      const maker = people[index % 10]
      if (index >= 10 && maker) {
        await requests.as(
          maker,
          (sql) =>
            sql`select public.update_person(${hotel}, ${people[10 + (index % 9)]?.userId ?? ''}, 'Novo nome', ${index % 2 === 0})`,
        )
        return
      }
      await requests.service((sql) => sql`select public.claim_password_link(${token(index)})`)
      await requests.service((sql) => sql`select public.settle_password_link(${token(index)}, true)`)
    })
    expect(failures).toEqual({})
    const [left] = await owner`select (select count(*)::integer from private.password_links) as links,
      (select count(*)::integer from auth.sessions) as sessions`
    expect(left).toEqual({ links: 0, sessions: 10 })
    expect(await world.deadlocks()).toBe(0)
  })
})
