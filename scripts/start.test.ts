import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { execaNode } from 'execa'
import { beforeAll, expect, test, vi } from 'vitest'
import { openDataDirectory } from '../supabase/local/data-directory.ts'
import { lockDataDirectory } from '../supabase/local/lock.ts'
import { findFreePort, listenLocally } from './lib/ports.ts'
import { root } from './lib/root.ts'
import type { Variables } from './lib/settings.ts'
import { cleanEnvironment } from './lib/test-environment.ts'
import { testFolder } from './lib/test-folder.ts'

// Each test starts a process, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const folder = testFolder()
const dataDir = join(folder, 'data')
let ports = { PORT: '', SUPABASE_PORT: '' }

beforeAll(async () => {
  ports = { PORT: String(await findFreePort()), SUPABASE_PORT: String(await findFreePort()) }
})

/** Runs the command to its end, as `npm` would after the installation. */
async function run(command: string, variables: Variables, args: string[] = []) {
  const { exitCode, all } = await execaNode(join(root, 'scripts', `${command}.ts`), args, {
    cwd: folder,
    env: { ...cleanEnvironment(process.env), DATA_DIR: dataDir, ...ports, ...variables, NODE_ENV: 'test' },
    extendEnv: false,
    ipc: false,
    all: true,
    reject: false,
  })
  return { code: exitCode, output: all }
}

test.each(['PORT', 'SUPABASE_PORT'])('start refuses a taken %s with one sentence', async (variable) => {
  const taken = createServer()
  const port = String(await listenLocally(taken))
  const { code, output } = await run('start', { [variable]: port })
  taken.close()
  const sentence = `A porta ${port} já está em uso; encerre o que a ocupa ou escolha outra com ${variable}.`
  expect(output).toContain(sentence)
  expect(code).toBe(1)
})

test('start refuses a folder that cannot be written', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { code, output } = await run('start', { DATA_DIR: join(file, 'data') })
  expect(output).toContain(`Não consigo escrever na pasta ${join(file, 'data')} (ENOTDIR)`)
  expect(code).toBe(1)
})

test.each(['start', 'db-reset'])('%s does not touch a data directory that is in use', async (command) => {
  const directory = openDataDirectory(dataDir)
  const release = lockDataDirectory(directory.root)
  const before = readdirSync(directory.root)
  const { code, output } = await run(command, {})
  release()
  expect(output).toMatch(/A pasta de dados já está em uso por outro processo/)
  expect(output).not.toMatch(/\n\s+at /)
  expect(readdirSync(directory.root)).toEqual(before)
  expect(code).toBe(1)
})

test.each(['backup', 'content', 'create-admin', 'forget-person', 'images'])(
  '%s starts without a bundler and prints its usage',
  async (command) => {
    const { code, output } = await run(command, {}, ['--nao-existe'])
    expect(output).toContain(`npm run ${command}`)
    expect(code).toBe(1)
  },
)

const hosted = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  HOTEL_SLUG: 'serra',
  BOOKING_ENGINE_URL: 'https://reservas.example',
}

test('db:reset never touches a hosted project', async () => {
  const { code, output } = await run('db-reset', hosted)
  expect(output).toContain('db:reset só existe para o Supabase local')
  expect(code).toBe(1)
})
