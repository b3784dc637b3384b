import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from './content.ts'
import { hotels, sharedHarness } from './harness.ts'

const harness = sharedHarness()
beforeAll(async () => {
  const { error } = await harness.clients.admin.rpc('register_site', { p_hotel_id: hotels.a, p_site: site })
  expect(error).toBeNull()
})
beforeEach(() => harness.database.driver.exec('delete from private.sign_in_tries'))

const site = 'the token of the site'

type Try = { account: string; address: string; from?: string; known?: boolean }

/** Returns the arguments of the site's request before a try; `from` is the site's token. */
function argumentsOf({ account, address, from = site, known = false }: Try) {
  const [p_address, p_account] = known ? ['', ''] : [address, account]
  return { p_site: from, p_pair: `${account} ${address}`, p_address, p_account }
}

async function begin(attempt: Try) {
  const { data, error } = await harness.clients.anon.rpc('begin_sign_in', argumentsOf(attempt))
  expect(error).toBeNull()
  const { wait, delay } = answerSchema.parse(data)
  return wait === undefined ? { delay } : { minutes: Math.ceil(wait / 60) }
}

const answerSchema = z.object({ wait: z.number().optional(), delay: z.number().optional() })

async function end(attempt: Try, p_accepted: boolean) {
  const { error } = await harness.clients.anon.rpc('end_sign_in', { ...argumentsOf(attempt), p_accepted })
  expect(error).toBeNull()
}

async function repeat<T>(count: number, work: (index: number) => Promise<T>) {
  const results: T[] = []
  for (let index = 0; index < count; index++) results.push(await work(index))
  return results
}

/** Makes all counted tries older by these minutes. */
function ageTries(minutes: number) {
  return harness.database.driver.exec(`
    update private.sign_in_tries set last_at = last_at - interval '${minutes} minutes',
      times = array(select t - interval '${minutes} minutes' from unnest(times) t)`)
}

const free = { delay: 0 }

describe('an account at an address', () => {
  const attempt = { account: 'a', address: 'x' }

  test('has ten tries in 15 minutes, and then waits until the first of them expires (AUTH-5)', async () => {
    expect(await repeat(10, () => begin(attempt))).toEqual(Array(10).fill(free))
    expect(await begin(attempt)).toEqual({ minutes: 15 })
    await ageTries(14)
    // A refused try does not lengthen the wait.
    expect(await begin(attempt)).toEqual({ minutes: 1 })
    await ageTries(1)
    expect(await begin(attempt)).toHaveProperty('delay')
  })

  test('gets back a try that did not fail because of the password, and all tries after the right password', async () => {
    await repeat(10, () => begin(attempt))
    await end(attempt, false)
    expect(await begin(attempt)).toEqual(free)
    expect(await begin(attempt)).toEqual({ minutes: 15 })
    await end(attempt, true)
    expect(await repeat(10, () => begin(attempt))).toEqual(Array(10).fill(free))
  })
})

test('after twenty tries with any accounts an address waits, and other addresses do not (AUTH-5)', async () => {
  const answers = await repeat(40, (index) => begin({ account: `account ${index}`, address: 'x' }))
  expect(answers).toEqual([...Array(20).fill(free), ...Array(20).fill({ minutes: 15 })])
  expect(await begin({ account: 'account 0', address: 'y' })).toEqual(free)
  // A successful sign-in does not reset the address.
  await end({ account: 'account 0', address: 'x' }, true)
  await begin({ account: 'mine', address: 'x' })
  expect(await begin({ account: 'account 1', address: 'x' })).toEqual({ minutes: 15 })
})

test('tries from many addresses delay an account without locking it, and do not delay its known browser (AUTH-5)', async () => {
  const answers = await repeat(30, (index) => begin({ account: 'victim', address: `address ${index}` }))
  const delays = [...Array(10).fill(0), 1000, 2000, 4000, ...Array(17).fill(8000)]
  expect(answers).toEqual(delays.map((delay) => ({ delay })))
  expect(await begin({ account: 'victim', address: 'own browser', known: true })).toEqual(free)
})

test('instances with different secrets count together after an admin has signed in on each', async () => {
  const others = ['the second instance', 'the third instance']
  const attempt = { account: 'a', address: 'x' }
  const attemptFrom = (index: number) => ({ ...attempt, from: [site, ...others][index % 3] ?? site })
  expect(await repeat(30, (index) => begin(attemptFrom(index)))).toEqual(Array(30).fill(free))
  await harness.database.driver.exec('delete from private.sign_in_tries')
  for (const token of others)
    await harness.clients.admin.rpc('register_site', { p_hotel_id: hotels.a, p_site: token })
  const answers = await repeat(30, (index) => begin(attemptFrom(index)))
  expect(answers).toEqual([...Array(10).fill(free), ...Array(20).fill({ minutes: 15 })])
  await end(attemptFrom(1), true)
  expect(await begin(attempt)).toEqual(free)
})

test('a stranger with the publishable key changes no count of the site, and cannot fill the table', async () => {
  const attempt = { account: 'a', address: 'x' }
  await repeat(10, () => begin(attempt))
  // Even the keys that the site sends change nothing.
  for (const from of ['', 'guessed', site.toUpperCase()]) {
    await end({ ...attempt, from }, true)
    expect(await begin({ ...attempt, account: 'victim', from })).toHaveProperty('delay')
  }
  await harness.database.driver.exec(`
    insert into private.sign_in_tries (pool, key, last_at)
    select '00000000-0000-0000-0000-000000000000', 'junk ' || n, now() - interval '1 second'
    from generate_series(1, 6000) n`)
  await repeat(25, (index) => begin({ account: `flood ${index}`, address: 'z', from: 'guessed' }))
  expect(await begin(attempt)).toEqual({ minutes: 15 })
  const junk = await sql(harness, `select key from private.sign_in_tries where key like 'junk %'`)
  expect(junk.length).toBeLessThan(5000)
})

test('every try deletes some of the expired counts', async () => {
  await repeat(5, (index) => begin({ account: `old ${index}`, address: 'x' }))
  await ageTries(61)
  await begin({ account: 'new', address: 'y' })
  const kept = await sql(harness, 'select key from private.sign_in_tries order by key')
  expect(kept).toEqual([{ key: 'new' }, { key: 'new y' }, { key: 'y' }])
})
