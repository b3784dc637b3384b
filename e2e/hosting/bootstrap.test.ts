import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execaNode } from 'execa'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanEnvironment } from '../../scripts/lib/test-environment.ts'

const lite = { version: '0.10.0', integrity: 'sha512-lite', dev: true }
const next = { version: '16.4.6', integrity: 'sha512-next' }
const project = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
}
let checkout = ''

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  for (const file of ['bootstrap.mjs', 'lib/hand-over.mjs', 'lib/install.mjs', 'lib/lock.mjs'])
    cpSync(join('scripts', file), join(checkout, 'scripts', file))
  for (const command of ['start', 'build', 'test'])
    write(`scripts/${command}.ts`, 'console.log(process.execPath)')
  write('package-lock.json', { packages: { '': {}, 'node_modules/next': next, 'node_modules/lite': lite } })
  write('node_modules/.package-lock.json', { packages: { 'node_modules/next': next } })
})
afterEach(() => rmSync(checkout, { recursive: true }))

function write(path: string, content: string | object) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true })
  writeFileSync(join(checkout, path), typeof content === 'string' ? content : JSON.stringify(content))
}

async function run(command: string, env: Record<string, string>, nodeOptions: string[] = []) {
  const { all, exitCode } = await execaNode(join(checkout, 'scripts/bootstrap.mjs'), [command], {
    nodeOptions,
    env: { ...cleanEnvironment(process.env), ...env },
    extendEnv: false,
    ipc: false,
    all: true,
    reject: false,
  })
  return { output: all, code: exitCode }
}

test.each([
  ['build', {}],
  ['build', project],
  ['start', project],
])('%s with production packages installs nothing and uses the machine’s Node: %o', async (command, env) => {
  const { output, code } = await run(command, env)
  expect(output).toBe(process.execPath)
  expect(code).toBe(0)
  expect(existsSync(join(checkout, 'scripts/node'))).toBe(false)
})

test.each(['start', 'test'])('%s without a project says what production lacks', async (command) => {
  const { output, code } = await run(command, { NODE_ENV: 'production' })
  expect(output).toContain('SUPABASE_URL não diz qual é o projeto Supabase')
  expect(output).toContain('@supabase/lite')
  expect(output).toContain('npm ci --include=dev')
  expect(code).toBe(1)
})

test('on musl an older Node is refused, and npm’s own is not downloaded', async () => {
  const musl = 'process.report.getReport = () => ({ header: {} })'
  const { output, code } = await run('start', project, asNode('22.12.0', musl))
  expect(output).toContain('O Node desta máquina é o 22.12.0')
  expect(output).toContain('apk add nodejs npm')
  expect(code).toBe(1)
  expect(existsSync(join(checkout, 'scripts/node'))).toBe(false)
})

test.each(['18.20.8', '20.2.0'])(
  'Node %s is refused with the required version, before any import',
  async (version) => {
    const { output, code } = await run('start', project, asNode(version))
    expect(output).toBe(
      `É preciso Node 20.20 ou mais novo; este é o ${version}. Baixe um em https://nodejs.org.`,
    )
    expect(code).toBe(1)
    // A static import that an old Node lacks would fail before the first line.
    expect(readFileSync('scripts/bootstrap.mjs', 'utf8')).not.toMatch(/^import\b/m)
  },
)

/** Returns Node options that fake its version and run `more`. */
function asNode(version: string, more = '') {
  const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  return ['--import', `data:text/javascript,${encodeURIComponent(`${versions}\n${more}`)}`]
}
