import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { noisyImage } from '../../lib/media/images/test-images.ts'
import {
  artefactFolder,
  buildArtefact,
  isArtefactCurrent,
  startArtefact,
} from '../../scripts/lib/artefact.ts'
import { type Backend, startBackend } from '../../scripts/lib/backend.ts'
import type { Child } from '../../scripts/lib/children.ts'
import { findFreePort } from '../../scripts/lib/ports.ts'
import { root } from '../../scripts/lib/root.ts'
import { cleanEnvironment, resultFile } from '../../scripts/lib/test-environment.ts'
import { quaresmeira } from '../../supabase/local/demo/test-content.ts'
import { demoAdmin, keptCookies, service } from '../support/admin.ts'
import { givenAnswers } from '../support/survey-answers.ts'
import { actionsOf } from '../support/web-server.ts'
import { hasCaddy, startCaddy } from './support/caddy.ts'

// Tests the folder that `npm run build` makes, which the image contains and `node server.js` serves, behind
// deploy/Caddyfile.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 })
const dataDir = mkdtempSync(join(tmpdir(), 'release-'))
const log = (name: string) => resultFile(`release-${name}.log`)
let backend: Backend
let site: Child
let port = 0
let env: Record<string, string | undefined> = {}

const idOf = (action: string) =>
  actionsOf(join(artefactFolder, '.next-build')).find(({ name }) => name === action)?.id ?? ''

function signIn(origin: string) {
  const body = new FormData()
  body.set('_1_email', demoAdmin.email)
  body.set('_1_password', demoAdmin.password)
  body.set('0', '["$undefined","$K1"]')
  const headers = { 'next-action': idOf('signIn'), origin }
  return fetch(`${origin}/admin/login`, { method: 'POST', redirect: 'manual', headers, body })
}

beforeAll(async () => {
  const own = cleanEnvironment(process.env)
  if (!isArtefactCurrent()) await buildArtefact(own, log('build'))
  process.env.E2E_DATA_DIR = join(dataDir, 'backend')
  backend = await startBackend(process.env.E2E_DATA_DIR, await findFreePort(), own)
  port = await findFreePort()
  env = {
    ...own,
    ...quaresmeira.variables,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    DATA_DIR: join(dataDir, 'site'),
    TRUSTED_PROXY: '127.0.0.1',
  }
})

afterEach(() => site?.stop())
afterAll(async () => {
  await backend?.child.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})

const start = (siteUrl: string) =>
  startArtefact('127.0.0.1', port, { ...env, SITE_URL: siteUrl }, log('site'))

test('the shipped folder serves pages, pictures and the panel of a hotel unknown to its build (PUB-7)', async () => {
  const origin = `http://127.0.0.1:${port}`
  site = await start(origin)
  const ask = (path: string, headers = {}) => fetch(origin + path, { redirect: 'manual', headers })
  await expect.poll(async () => (await ask('/api/health/ready')).status, { timeout: 60_000 }).toBe(200)
  for (const path of ['/quartos', '/ofertas', '/sobre', '/sitemap.xml', '/admin/login', '/api/health'])
    expect((await ask(path)).status, path).toBe(200)
  const home = await (await ask('/')).text()
  expect(home).toContain(`rel="canonical" href="${origin}"`)
  const [picture = ''] = /\/media\/[^" ,\\]+\.webp/.exec(home) ?? []
  expect((await ask(picture)).headers.get('content-type')).toBe('image/webp')
  expect((await ask('/admin/hotel')).status).toBe(307)
  const cookie = keptCookies('', await signIn(origin))
  expect((await ask('/admin/hotel', { cookie })).status).toBe(200)

  // A shared cache may key on addresses only. Staff get the same pages as guests (ADM-15); page data must not be cached.
  for (const path of ['/', '/ofertas', '/quartos', '/sobre'])
    for (const sent of [{}, { cookie }, { rsc: '1' }, { rsc: '1', cookie }])
      expect((await ask(path, sent)).headers.get('cache-control'), path).toMatch(
        'rsc' in sent ? /private/ : /^s-maxage=/,
      )
})

/** Returns what people send while the site restarts. Each resolves to 'obeyed', or describes the other response. */
async function startWriters(origin: string) {
  await service()
    .from('hotel_content')
    .update({ data: [{ id: 'pages', survey: { shown: true, connected: true, months: '12' } }] })
    .eq('section', 'pages')
  const cookie = keptCookies('', await signIn(origin))
  const picture = new Uint8Array(await noisyImage(640, 480).jpeg().toBuffer())
  const [room] = quaresmeira.contentOn('2026-11-20').rooms
  let active = false
  const post = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { origin, cookie, ...headers },
    })
  const outcome = async (answer: Response, isObeyed: (text: string) => boolean) => {
    const text = await answer.text()
    if (isObeyed(text)) return 'obeyed'
    // Every response of the site has a request id; the proxy's own responses have none and mean a lost request.
    const whose = answer.headers.has('x-request-id') ? 'the site' : 'the proxy'
    return `${whose}: ${answer.status} ${answer.headers.get('location')} ${text.slice(0, 200)}`
  }
  return {
    async save() {
      active = !active
      const body = JSON.stringify([{ list: 'rooms', section: 'rooms', id: room?.id, active }])
      const headers = { 'next-action': idOf('setItemActive'), 'content-type': 'text/plain;charset=UTF-8' }
      return outcome(await post('/admin/rooms', body, headers), (text) => text.includes('"ok":true'))
    },
    async signIn() {
      const answer = await signIn(origin)
      return outcome(answer, () => keptCookies('', answer).includes('panel-session='))
    },
    async upload() {
      const form = new FormData()
      form.append('fotos', new File([picture], 'a.jpg', { type: 'image/jpeg' }))
      const answer = await post('/admin/compartilhar', form)
      return outcome(answer, () => answer.headers.get('location')?.includes('?recebidas=1&') === true)
    },
    async answer() {
      const body = JSON.stringify({ consent: true, mayQuote: false, answers: givenAnswers })
      const answer = await post('/api/pesquisa', body, { 'content-type': 'application/json' })
      return outcome(answer, () => answer.status === 204)
    },
  }
}

test.skipIf(!hasCaddy)(
  'a new release replaces the process under load, and no request fails or is lost (PUB-12)',
  async () => {
    const proxyPort = await findFreePort()
    const origin = `http://localhost:${proxyPort}`
    site = await start(origin)
    const caddy = await startCaddy(readFileSync(join(root, 'deploy', 'Caddyfile'), 'utf8'), origin, {
      SITE_URL: origin,
      SITE: `127.0.0.1:${port}`,
      REDIRECT_FROM: `http://127.0.0.1:${proxyPort}`,
    })
    const statuses: number[] = []
    let isOver = false
    const readers = ['/', '/ofertas', '/sobre', '/api/health', '/admin/login'].map(async (path) => {
      while (!isOver) {
        const { status } = await fetch(origin + path).catch(() => ({ status: 0 }))
        statuses.push(status)
      }
    })
    const { save, signIn, upload, answer } = await startWriters(origin)
    const written: Record<string, string[]> = { save: [], signIn: [], upload: [], answer: [] }
    const again = Object.entries({ save, signIn, upload }).map(async ([kind, write]) => {
      while (!isOver) written[kind]?.push(await write().catch(String))
    })
    const times: number[] = []
    const whileDown: string[] = []
    for (let restart = 0; restart < 3; restart++) {
      const before = statuses.length
      await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(before + 100)
      const began = performance.now()
      await site.stop()
      times.push(performance.now() - began)
      // The limit is ten answers from one address per quarter of an hour.
      const answers = Array.from({ length: 3 }, () => answer().catch(String))
      const saves = Array.from({ length: 5 }, () => save().catch(String))
      site = await start(origin)
      written.answer?.push(...(await Promise.all(answers)))
      whileDown.push(...(await Promise.all([...answers, ...saves])))
    }
    isOver = true
    await Promise.all([...readers, ...again])
    await caddy.stop()
    const counts = Object.entries(written).map(([kind, { length }]) => `${kind} ${length}`)
    console.log(`${statuses.length} reads, ${counts}; the site ended within ${times.map(Math.round)} ms`)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(whileDown.filter((told) => told !== 'obeyed')).toEqual([])
    for (const [kind, outcomes] of Object.entries(written)) {
      expect(outcomes.length, kind).toBeGreaterThan(3)
      const refused = outcomes.filter((told) => told !== 'obeyed')
      // On a busy machine the backend may time out, and the site says so.
      const lost = refused.filter((told) => !/^the site: .*(?:indisponivel|unavailable)/s.test(told))
      expect(lost, kind).toEqual([])
      expect(refused.length, `${kind}: the site reported itself unavailable`).toBeLessThanOrEqual(
        Math.ceil(outcomes.length / 10),
      )
    }
    const { count } = await service().from('survey_answers').select('*', { count: 'exact', head: true })
    expect(count).toBe(written.answer?.filter((told) => told === 'obeyed').length)
    // A process that has not ended after 8 s is killed.
    expect(Math.max(...times)).toBeLessThan(8000)
  },
)
