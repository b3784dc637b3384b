import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { z } from 'zod'
import { pushMigrations, startPostgres } from './server.ts'

export type Person = { userId: string; sessionId: string }

export type World = Awaited<ReturnType<typeof startWorld>>

/** Starts a PostgreSQL with a seeded hotel, this number of managers and a connection for each. */
export async function startWorld(managers: number) {
  const server = await startPostgres()
  const warnings = await pushMigrations(server.url)
  const owner = postgres(server.url, { max: 2, onnotice: () => undefined })
  const [row] = await owner`select id from public.hotels`
  const hotel = String(row?.id)
  const people = Array.from({ length: managers }, () => ({ userId: randomUUID(), sessionId: randomUUID() }))
  for (const person of people) await addManager(owner, hotel, person)
  const requests = createRequests(server.urlOf('authenticator'), managers)
  return {
    server,
    owner,
    warnings,
    hotel,
    people,
    requests,
    /** Sends `count` requests at once, by the managers in turn. Returns how many failed with each message. */
    async storm(count: number, work: (person: Person, index: number) => Promise<unknown>) {
      const all = Array.from({ length: count }, async (_, index) => {
        const person = people[index % people.length]
        if (person) await work(person, index)
      })
      const failures = new Map<string, number>()
      for (const { reason } of (await Promise.allSettled(all)).filter((end) => end.status === 'rejected')) {
        const name = reason instanceof Error ? reason.message : String(reason)
        failures.set(name, (failures.get(name) ?? 0) + 1)
      }
      return Object.fromEntries(failures)
    },
    async deadlocks() {
      const [found] =
        await owner`select pg_stat_force_next_flush(), sum(deadlocks)::integer as count from pg_stat_database`
      return Number(found?.count)
    },
    async stop() {
      await requests.end()
      await owner.end()
      await server.stop()
    },
  }
}

async function addManager(owner: postgres.Sql, hotel: string, { userId, sessionId }: Person) {
  const email = `${userId}@test.example`
  const account = { id: userId, email, role: 'authenticated', aud: 'authenticated' }
  const session = { id: sessionId, user_id: userId, aal: 'aal1', created_at: new Date() }
  const access = { user_id: userId, hotel_id: hotel, role: 'admin', name: 'Gerente', is_manager: true }
  await owner`insert into auth.users ${owner(account)}`
  await owner`insert into auth.sessions ${owner(session)}`
  await owner`insert into public.user_hotel_access ${owner(access)}`
}

/** Imitates PostgREST around a request: the login `authenticator`, the role and its time limit, the token's claims. */
function createRequests(url: string, connections: number) {
  const pool = postgres(url, { max: connections, onnotice: () => undefined })
  type Work<T> = (sql: postgres.TransactionSql) => Promise<T>
  const inRole = <T>(role: string, limit: string, claims: object, work: Work<T>) =>
    pool.begin(async (sql) => {
      await sql`select set_config('role', ${role}, true), set_config('statement_timeout', ${limit}, true),
        set_config('request.jwt.claims', ${JSON.stringify({ role, ...claims })}, true)`
      return work(sql)
    })
  return {
    as: <T>({ userId, sessionId }: Person, work: Work<T>) =>
      inRole('authenticated', '8s', { sub: userId, session_id: sessionId, aal: 'aal1' }, work),
    anonymous: <T>(work: Work<T>) => inRole('anon', '3s', {}, work),
    /** Runs with the functions' secret key, to which the login's limit applies. */
    service: <T>(work: Work<T>) => inRole('service_role', '8s', {}, work),
    end: () => pool.end(),
  }
}

const rowSchema = z.object({ data: z.array(z.object({ id: z.string() })), version: z.int() })

/** Saves: reads, changes, and writes if the version is still the one that was read; otherwise retries. */
export async function appendItem(
  { hotel, requests }: World,
  { person, list, item }: { person: Person; list: string; item: string },
) {
  while (true) {
    const [row] = await requests.as(
      person,
      (sql) =>
        sql`select data, version from public.hotel_content where hotel_id = ${hotel} and section = ${list}`,
    )
    const { data, version } = rowSchema.parse(row)
    const written = await requests.as(
      person,
      (sql) => sql`update public.hotel_content set data = ${sql.json([...data, { id: item }])}
        where hotel_id = ${hotel} and section = ${list} and version = ${version} returning version`,
    )
    if (written.length > 0) return
  }
}

/** Returns the ids in the list, and the versions in its history. */
export async function historyOf({ owner, hotel }: World, list: string) {
  const [row] =
    await owner`select data, version from public.hotel_content where hotel_id = ${hotel} and section = ${list}`
  const history = await owner`select version from public.hotel_content_history
    where hotel_id = ${hotel} and section = ${list} order by version`
  const items = rowSchema.parse(row).data.map(({ id }) => id)
  return { items, versions: history.map(({ version }) => Number(version)) }
}
