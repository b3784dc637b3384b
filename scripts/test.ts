import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { demos } from '../supabase/local/demo/demos.ts'
import { noProject } from './lib/artefact.ts'
import { startBackend } from './lib/backend.ts'
import { buildSite, distVariables, folderFingerprint, isBuilt, startNext } from './lib/build.ts'
import { startChild } from './lib/children.ts'
import { findChromium } from './lib/chromium.ts'
import { withLock } from './lib/lock.mjs'
import { Refusal } from './lib/refusal.ts'
import { root } from './lib/root.ts'
import { atEnd, formatSeconds, runCommand } from './lib/run-command.ts'
import type { Variables } from './lib/settings.ts'
import { type Counts, countsOf, inWords, sumOf } from './lib/test-counts.ts'
import { testDay } from './lib/test-day.ts'
import { cleanEnvironment, resultFile, testDistDir } from './lib/test-environment.ts'

type Part = {
  title: string
  /** `others` are the parts that were started before in the same group of a complete run. */
  run: (args: string[], others: Promise<unknown>) => Promise<Counts>
}

const parts: Record<string, Part> = {
  lint: { title: 'Formato e regras (Biome)', run: (args) => check([bin('biome'), 'check', ...args]) },
  types: { title: 'Tipos (TypeScript)', run: checkTypes },
  'dead-code': { title: 'Código sem uso (knip)', run: checkDeadCode },
  unit: { title: 'Testes de unidade', run: (args) => vitest('unit', args) },
  database: { title: 'Testes do banco', run: (args) => vitest('database', args) },
  // What takes minutes (`*.slow.test.ts`) runs only when it is named.
  hosting: {
    title: 'Testes de hospedagem',
    run: (args) => vitest('hosting', args.length > 0 ? args : ['--exclude', '**/*.slow.test.ts']),
  },
  e2e: { title: 'Testes no navegador', run: (args, others) => browserTests(args, {}, others) },
  pictures: {
    title: 'Imagens das páginas e dos documentos',
    run: (args, others) => browserTests(['--project=pictures', ...args], { E2E_PICTURES: '1' }, others),
  },
  // Stryker on the named folders (`lib/booking`), or with `policies` the mutations of the SQL.
  mutate: {
    title: 'Mutações (Stryker)',
    run: (args) => check([join(root, 'scripts/lib/mutate.ts'), ...args]),
  },
}

/**
 * A complete run, group after group; the parts of a group run side by side. The hosting tests run one file at a time, so
 * that a core is free to build the site for the browser tests.
 */
const complete = [['lint', 'types', 'dead-code'], ['unit'], ['database'], ['hosting', 'e2e']]

await runCommand(() => test(process.argv.slice(2)), 130)

/** Every part, or the named one with arguments for its tool: `npm test unit lib/dates.test.ts`. */
async function test([name, ...args]: string[]): Promise<number> {
  if (name !== undefined && !parts[name])
    throw new Refusal(`Parte desconhecida: "${name}". As partes são ${Object.keys(parts).join(', ')}.`)
  const results: Awaited<ReturnType<typeof runPart>>[] = []
  for (const group of name === undefined ? complete : [[name]]) {
    const running: ReturnType<typeof runPart>[] = []
    for (const one of group) running.push(runPart(one, args, Promise.all(running)))
    results.push(...(await Promise.all(running)))
  }
  for (const { title, seconds, counts } of results)
    console.log(`${title.padEnd(36)} ${seconds.padStart(9)}  ${inWords(counts)}`)
  const all = sumOf(results.map(({ counts }) => counts))
  console.log(`\n${inWords(all)}`)
  return all.passed > 0 && all.failed === 0 ? 0 : 1
}

/** A part that cannot run is one failure; the others still run. */
async function runPart(name: string, args: string[], others: Promise<unknown>) {
  const { title = name, run } = parts[name] ?? {}
  console.log(`\n${title}…`)
  const started = performance.now()
  const counts = await Promise.resolve(run?.(args, others)).catch((error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error)
    return undefined
  })
  const seconds = formatSeconds(performance.now() - started)
  return { title, seconds, counts: counts ?? { passed: 0, failed: 1, skipped: 0 } }
}

/** Runs one tool, whose exit code says whether everything is right. */
async function check(args: string[], env = cleanEnvironment(process.env)): Promise<Counts> {
  const code = await startChild({ args, env, nodeEnv: 'test' }).exited
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

async function checkTypes(args: string[]): Promise<Counts> {
  const env = {
    ...cleanEnvironment(process.env),
    ...distVariables(testDistDir),
    ...noProject,
  }
  const typegen = startNext(['typegen'], env, resultFile('typegen.log'))
  if ((await typegen.exited) !== 0) throw new Refusal(typegen.tail())
  return check([bin('tsc'), '-p', 'tsconfig.test.json', ...args], env)
}

/** knip at once for what nothing uses, and for what only tests use. */
async function checkDeadCode(args: string[]): Promise<Counts> {
  const production = ['--production', '--config', 'knip.production.json']
  const found = await Promise.all(
    [args, production].map((more) => check([bin('knip'), '--no-progress', ...more])),
  )
  return sumOf(found)
}

function vitest(project: string, args: string[]): Promise<Counts> {
  const env = { ...cleanEnvironment(process.env), TEST_SUPABASE_DB_URL: process.env.TEST_SUPABASE_DB_URL }
  const report = resultFile(`${project}.json`)
  const reporters = [
    '--no-color',
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return counted(report, [bin('vitest'), 'run', '--project', `${project}*`, ...reporters, ...args], env)
}

/** Each worker serves this build with a backend of its own (e2e/fixtures.ts). Two runs in one checkout take turns. */
function browserTests(args: string[], variables: Variables, others: Promise<unknown>): Promise<Counts> {
  return withLock(join(root, 'node_modules', '.browser-tests.lock'), async () => {
    const executable = await findChromium()
    const prepared = await buildDemoSite()
    await others
    const { HOTEL_SLUG, BOOKING_ENGINE_URL } = demos.quaresmeira.variables
    const report = resultFile('e2e.json')
    const env = {
      ...cleanEnvironment(process.env),
      ...variables,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      E2E_CHROMIUM: executable,
      E2E_DIST_DIR: testDistDir,
      E2E_PREPARED_DATA: prepared,
      HOTEL_TODAY: testDay,
      // The tests open sessions without the login form, signed by the sites that they start.
      SITE_SECRET: randomBytes(32).toString('hex'),
      HOTEL_SLUG,
      BOOKING_ENGINE_URL,
      // Replaced by those of the worker's own backend.
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_no_backend',
    }
    return counted(report, [bin('playwright'), 'test', '--reporter=dot,json', ...args], env)
  })
}

async function counted(report: string, args: string[], env: Variables): Promise<Counts> {
  rmSync(report, { force: true })
  return countsOf(report, await startChild({ args, env, nodeEnv: 'test' }).exited)
}

function bin(tool: string): string {
  return join(root, 'node_modules', '.bin', tool)
}

/**
 * Builds the demonstration hotel into `testDistDir`, unless nothing changed since: with a backend of its own and a temporary
 * data directory, which it returns: each worker copies what the backend has written there.
 */
async function buildDemoSite(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quaresmeira-test-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }))
  const own = {
    ...cleanEnvironment(process.env),
    ...demos.quaresmeira.variables,
    DEMO: 'quaresmeira',
    DATA_DIR: dataDir,
    SITE_SECRET: randomBytes(32).toString('hex'),
    HOTEL_TODAY: testDay,
  }
  const backend = await startBackend(dataDir, await ownPort(26_000), own)
  const env = {
    ...own,
    SITE_URL: 'http://localhost:3000',
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REVALIDATE_SECRET: randomBytes(32).toString('hex'),
  }
  // Whatever the folder and key of its backend, the content is the demonstration's on the tests' day.
  const content = folderFingerprint(root, 'supabase')
  const baked = { ...env, DATA_DIR: content, SUPABASE_PUBLISHABLE_KEY: undefined }
  if (!isBuilt(testDistDir, baked)) await buildSite(testDistDir, env, resultFile('build.log'), baked)
  await backend.child.stop()
  return dataDir
}

/** The same in every run of this checkout, where it is free: pages carry it, and a build with another is another. */
function ownPort(from: number): Promise<number> {
  const port = from + (createHash('sha256').update(root).digest().readUInt16BE() % 6000)
  return getPort({ host: '127.0.0.1', port })
}
