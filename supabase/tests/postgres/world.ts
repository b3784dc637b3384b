import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { pushMigrations } from './migrate.ts'
import { createRequests, type Person } from './requests.ts'
import { startPostgres } from './server.ts'

export type World = Awaited<ReturnType<typeof startWorld>>

/** A seeded hotel on a PostgreSQL of its own, with so many managers, and as many connections as there are of them. */
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
    /** So many requests at once, by the managers in turn; answers those that failed, by what they failed with. */
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
