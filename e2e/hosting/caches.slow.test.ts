import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cookieOf, demoAdmin, service } from '../support/admin.ts'
import { startHotel } from './support/instances.ts'
import { startSharedCache } from './support/shared-cache.ts'

let hotel: Awaited<ReturnType<typeof startHotel>>
const stops: (() => void)[] = []
beforeAll(async () => {
  hotel = await startHotel()
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await hotel.stopInstances()
})
afterAll(() => hotel.stop())

const key = 'chave-da-limpeza'

async function startCached(purge = false) {
  let origin = ''
  const cache = await startSharedCache(() => origin, key)
  stops.push(cache.stop)
  const how = { PURGE_URL: cache.purgeUrl, PURGE_METHOD: 'PURGE', PURGE_HEADER: `X-Purge-Key: ${key}` }
  const [server] = await hotel.start(1, 'separate', { REVALIDATE_SECRET: secret, ...(purge && how) })
  if (!server) throw new Error('no server')
  origin = server.origin
  return { cache, server }
}

const secret = 'segredo-so-destes-testes-de-caches'

async function htmlOf(url: string, headers: Record<string, string> = {}) {
  return (await fetch(url, { headers, redirect: 'manual' })).text()
}

async function change(title: string) {
  const { error } = await service().from('about_sections').update({ title }).neq('title', title)
  expect(error).toBeNull()
}

test('without a purge a cache shows old text no longer than five minutes, and once at most after one', async () => {
  const { cache, server } = await startCached()
  await change('Texto velho')
  const shown = () => htmlOf(`${cache.origin}/`)
  await expect.poll(() => htmlOf(`${server.origin}/`), { timeout: 5000 }).toContain('Texto velho')
  expect(await shown()).toContain('Texto velho')
  await change('Texto novo')
  await expect.poll(() => htmlOf(`${server.origin}/`), { timeout: 5000 }).toContain('Texto novo')
  cache.pass(59_000)
  expect(await shown()).toContain('Texto velho')
  cache.pass(3000)
  await shown()
  await expect.poll(shown, { timeout: 5000 }).toContain('Texto novo')

  await change('Texto de hoje')
  await expect.poll(() => htmlOf(`${server.origin}/`), { timeout: 5000 }).toContain('Texto de hoje')
  cache.pass(301_000)
  expect(await shown()).toContain('Texto de hoje')
})

test.each(['a save', 'a change past the panel'])('with PURGE_URL %s shows at once', async (what) => {
  const { cache, server } = await startCached(true)
  const shown = () => htmlOf(`${cache.origin}/`)
  await shown()
  const { purges } = cache.state
  await change(`Depois de ${what}`)
  if (what === 'a save') {
    const headers = { authorization: `Bearer ${secret}` }
    const answer = await fetch(`${server.origin}/api/revalidate`, { method: 'POST', headers })
    expect(await answer.json()).toEqual({ fresh: true })
  }
  await expect.poll(shown, { timeout: 5000 }).toContain(`Depois de ${what}`)
  expect(cache.state.purges - purges).toBeLessThanOrEqual(2)
})

test('a purge that fails or hangs neither delays nor fails a publication, and is told in the log', async () => {
  const hanging = await startSharedCache(() => 'http://127.0.0.1:1', 'another key')
  stops.push(hanging.stop)
  const how = { PURGE_URL: hanging.purgeUrl, PURGE_METHOD: 'PURGE', PURGE_HEADER: `X-Purge-Key: ${key}` }
  const [server] = await hotel.start(1, 'separate', { REVALIDATE_SECRET: secret, ...how })
  const headers = { authorization: `Bearer ${secret}` }
  const began = performance.now()
  const answer = await fetch(`${server?.origin}/api/revalidate`, { method: 'POST', headers })
  expect([answer.status, performance.now() - began < 3000]).toEqual([200, true])
  await expect.poll(() => server?.log, { timeout: 10_000 }).toContain('caches_not_purged')
  expect(server?.log).not.toContain(key)
})

test('what staff see, and what scripts fetch, never gets into a cache that looks at the address alone', async () => {
  const { cache } = await startCached()
  const cookie = await cookieOf(demoAdmin)
  const pages = ['/', '/ofertas', '/quartos', '/sobre', '/nao-existe', '/robots.txt']
  const ways: Record<string, string>[] = [
    { cookie },
    { cookie, 'if-none-match': '*' },
    { cookie, range: 'bytes=0-100' },
    { cookie, 'accept-encoding': 'gzip' },
    { cookie: 'panel-session=x' },
    { cookie, rsc: '1' },
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    { 'next-url': '/ofertas', 'x-forwarded-host': 'outro.example' },
    { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1' },
  ]
  for (const page of pages) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      for (const headers of ways)
        await fetch(cache.origin + page, { method, headers, redirect: 'manual' }).then((a) => a.text())
    }
    const guest = await fetch(cache.origin + page, { redirect: 'manual' })
    const html = await guest.text()
    expect(html, page).not.toMatch(/id="painel"|\/admin\/editar|outro\.example/)
    expect(guest.headers.get('set-cookie'), page).toBeNull()
    if (page.includes('.') || guest.status !== 200) continue
    expect(guest.headers.get('content-type'), page).toContain('text/html')
    expect(html, page).toMatch(/^<!DOCTYPE html>/)
    expect((await fetch(cache.origin + page)).headers.get('age'), page).not.toBeNull()
  }
})
