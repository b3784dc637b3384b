import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseSite } from '@/lib/site/test-site'
import type { Database } from '../../lib/supabase/database.types.ts'
import { databaseFlags } from '../../scripts/lib/backend.ts'
import { readConnection } from '../../scripts/lib/connection.ts'
import { listenLocally } from '../../scripts/lib/ports.ts'
import { testDay } from '../../scripts/lib/test-day.ts'
import { openDataDirectory, wipe } from '../local/data-directory.ts'
import { demoPackages, demoRooms } from '../local/demo/test-content.ts'

const noSession = { auth: { persistSession: false, autoRefreshToken: false } }

const dataDir = mkdtempSync(join(tmpdir(), 'backend-'))
const fixed = { NODE_ENV: 'production' as const, DATA_DIR: dataDir, SUPABASE_PORT: '0', HOTEL_TODAY: testDay }
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

function launch(env: Record<string, string> = {}) {
  const server = join(import.meta.dirname, '../local/server.ts')
  const child = spawn(process.execPath, [...databaseFlags, server], {
    env: { ...process.env, ...fixed, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const exited = new Promise<number | string | null>((done) => {
    child.on('close', (code, signal) => done(code ?? signal))
  })
  const ready = new Promise<void>((done, fail) => {
    child.once('message', () => done())
    exited.then(() => fail(new Error(output)))
  })
  ready.catch(() => undefined)
  return { child, ready, exited, output: () => output }
}

function connection() {
  return readConnection(dataDir)
}

/** Returns the address at which the site reads an object stored with any host (IMG-22). */
function atThisPort(address: string | null | undefined) {
  return connection().url + new URL(address ?? '').pathname
}

async function readContent() {
  const { url, publishableKey } = connection()
  const client = createClient<Database>(url, publishableKey, noSession)
  const { data, error } = await client.rpc('site_content', { p_slug: 'quaresmeira' }, { get: true })
  expect(error).toBeNull()
  const content = parseSite(data)
  expect([content.hero.title, content.configuration.phone]).not.toContain('')
  return content
}

describe('from an empty directory, after a killed first start', () => {
  let backend: ReturnType<typeof launch>
  let acknowledged = 0
  beforeAll(async () => {
    // A killed first start leaves part of the database and no mark that it is ready.
    mkdirSync(join(dataDir, 'supabase/database/base'), { recursive: true })
    writeFileSync(join(dataDir, 'supabase/database/PG_VERSION'), '17\n')
    backend = launch()
    await backend.ready
  })

  test('the active demonstration is readable with the publishable key, and its images exist', async () => {
    const { packages, rooms, about } = await readContent()
    const active = (list: { id: string; active: boolean }[]) =>
      list.filter((item) => item.active).map((item) => item.id)
    expect(packages.map(({ id }) => id)).toEqual(active(demoPackages(testDay)))
    expect(rooms.map(({ id }) => id)).toEqual(active(demoRooms))
    const images = [
      about.image_url,
      ...packages.map(({ images }) => images.principal),
      ...rooms.flatMap(({ images }) => images),
    ]
    for (const image of new Set(images.map(String))) {
      const response = await fetch(image)
      expect([response.status, response.headers.get('content-type')], image).toEqual([200, 'image/jpeg'])
    }
  })

  test('only the owner can read the keys, and the steps are in Portuguese', () => {
    for (const file of ['connection.json', 'secrets.json']) {
      expect(statSync(join(dataDir, 'supabase', file)).mode & 0o777).toBe(0o600)
    }
    expect(backend.output()).toContain('Criando o banco de dados')
    expect(backend.output()).not.toMatch(/Warning|EXPERIMENTAL|sb_secret/)
  })

  test('a second process on the same data is refused', async () => {
    const second = launch()
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain('já está em uso por outro processo')
  })

  test('kill -9 while writing: every confirmed write exists after the restart', async () => {
    const { url, secretKey } = connection()
    const client = createClient<Database>(url, secretKey, noSession)
    const write = (n: number) =>
      client
        .from('about_sections')
        .update({ subtitle: `${n}` }, { count: 'exact' })
        .neq('title', '')
    for (let n = 1; backend.child.exitCode === null && backend.child.signalCode === null; n++) {
      if (n === 40) setTimeout(() => backend.child.kill('SIGKILL'), 5)
      const { error, count } = await write(n)
      if (!error && count === 1) acknowledged = n
    }
    expect(acknowledged).toBeGreaterThanOrEqual(39)
    backend = launch()
    await backend.ready
    const { url: newUrl, publishableKey } = connection()
    const reader = createClient<Database>(newUrl, publishableKey, noSession)
    const { data } = await reader.from('about_sections').select('subtitle').single()
    expect(Number(data?.subtitle)).toBeGreaterThanOrEqual(acknowledged)
  })

  test('on another port the images are found by the paths of their unchanged addresses (IMG-22)', async () => {
    const { packages, rooms, about } = await readContent()
    for (const address of [about.image_url, packages[0]?.images.principal, rooms[0]?.images[0]])
      expect((await fetch(atThisPort(address))).status).toBe(200)
  })

  test('ends with its parent; weeks later, the demonstration starts in its next seasons (DATA-11)', async () => {
    // Node does not emit `close` for a child whose channel the parent closed.
    const exitCode = new Promise((done) => backend.child.on('exit', done))
    backend.child.disconnect()
    expect(await exitCode).toBe(0)
    backend = launch({ HOTEL_TODAY: '2027-01-10' })
    await backend.ready
    const { packages } = await readContent()
    expect(packages.map(({ slug }) => slug)).toEqual(
      demoPackages('2027-01-10').flatMap(({ slug, active }) => (active ? slug : [])),
    )
    expect(packages[0]).toMatchObject({ slug: 'natal-2027', previousSlugs: ['natal-2026'] })
    expect((await fetch(atThisPort(packages[0]?.images.principal))).status).toBe(200)
  })

  test('SIGTERM ends it with code 0, and a reset deletes everything but the keys', async () => {
    const secrets = readFileSync(join(dataDir, 'supabase/secrets.json'), 'utf8')
    backend.child.kill('SIGTERM')
    expect(await backend.exited).toBe(0)
    wipe(openDataDirectory(dataDir))
    expect(existsSync(join(dataDir, 'supabase/database'))).toBe(false)
    expect(readFileSync(join(dataDir, 'supabase/secrets.json'), 'utf8')).toBe(secrets)
  })
})

test('a failed start prints one sentence and ends with code 1', async () => {
  const other = createServer()
  const port = await listenLocally(other)
  const backend = launch({ SUPABASE_PORT: String(port) })
  expect(await backend.exited).toBe(1)
  expect(backend.output()).toBe(
    `A porta ${port} já está em uso; encerre o que a ocupa ou escolha outra com SUPABASE_PORT.\n`,
  )
  other.close()
})
