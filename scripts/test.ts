import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFlags } from './lib/backend.ts'
import { distVariables, noProject, startNext } from './lib/build.ts'
import { startChild } from './lib/children.ts'
import { findChromium } from './lib/chromium.ts'
import { withLock } from './lib/lock.mjs'
import { Refusal } from './lib/refusal.ts'
import { root } from './lib/root.ts'
import { listRules } from './lib/rules.ts'
import { formatSeconds, runCommand } from './lib/run-command.ts'
import type { Variables } from './lib/settings.ts'
import { buildSiteUnderTest, startSiteUnderTest } from './lib/site-under-test.ts'
import { addCounts, type Counts, formatCounts, readCounts } from './lib/test-counts.ts'
import { cleanEnvironment, resultFile, testDistDir } from './lib/test-environment.ts'

type Part = { title: string; run: (args: string[]) => Counts | Promise<Counts> }

const parts: Record<string, Part> = {
  lint: { title: 'Formato e regras (Biome)', run: (args) => check([bin('biome'), 'check', ...args]) },
  types: { title: 'Tipos (TypeScript)', run: checkTypes },
  'dead-code': { title: 'Código sem uso (knip)', run: checkDeadCode },
  unit: { title: 'Testes de unidade', run: (args) => vitest('unit', args) },
  components: { title: 'Testes de componentes', run: componentTests },
  database: { title: 'Testes do banco', run: (args) => vitest('database', args) },
  build: { title: 'Site para os testes', run: () => buildSiteUnderTest().then(() => passed) },
  requests: { title: 'Testes de requisições', run: requestTests },
  e2e: { title: 'Testes no navegador', run: (args) => browserTests(args) },
  hosting: { title: 'Testes de hospedagem', run: (args) => vitest('hosting', args) },
  rules: { title: 'Regras e seus testes', run: printRules },
  pictures: {
    title: 'Imagens das páginas e dos documentos',
    run: (args) => browserTests(['--project=pictures', ...args], { E2E_PICTURES: '1' }),
  },
}

const passed: Counts = { passed: 1, failed: 0, skipped: 0 }

const withoutSlow = ['--exclude', '**/*.slow.test.ts']

type Named = [name: string, ...args: string[]]

/**
 * Stages of `npm test`. The lanes of a stage run in parallel, the parts of a lane in sequence: compilers and unit tests need
 * a core each; a page or a site under test is idle half of the time.
 */
const checks: Named[][] = [
  [['lint'], ['dead-code'], ['types'], ['unit'], ['build']],
  [['components'], ['database']],
]
const main: Named[][][] = [checks, [[['requests', ...withoutSlow]], [['e2e', '--grep', '@main']]]]

/** `npm test all`: all requests and journeys, and the hosting tests except those that take minutes. */
const all: Named[][][] = [checks, [[['requests']], [['e2e']]], [[['hosting', ...withoutSlow]]]]

await runCommand(() => test(process.argv.slice(2)), 130)

/** Runs the main parts, `all`, or the named part with arguments for its tool: `npm test -- unit lib/dates.test.ts`. */
async function test([name, ...args]: string[]): Promise<number> {
  if (name !== undefined && name !== 'all' && !parts[name])
    throw new Refusal(`Parte desconhecida: "${name}". As partes são all, ${Object.keys(parts).join(', ')}.`)
  const stages: Named[][][] = name === undefined ? main : name === 'all' ? all : [[[[name, ...args]]]]
  const results = await inTurn(stages.flat(2), async () => {
    const done: Awaited<ReturnType<typeof runPart>>[] = []
    const runLane = async (lane: Named[]) => {
      for (const [part, ...own] of lane) done.push(await runPart(part, own))
    }
    for (const lanes of stages) await Promise.all(lanes.map(runLane))
    return done
  })
  for (const { title, seconds, counts } of results)
    console.log(`${title.padEnd(36)} ${seconds.padStart(9)}  ${formatCounts(counts)}`)
  const sum = addCounts(results.map(({ counts }) => counts))
  console.log(`\n${formatCounts(sum)}`)
  return sum.passed > 0 && sum.failed === 0 ? 0 : 1
}

/** Two runs in one checkout take turns with the tested site. */
function inTurn<T>(named: Named[], run: () => Promise<T>): Promise<T> {
  const needsSite = named.some(([name]) => ['build', 'requests', 'e2e', 'pictures'].includes(name))
  return needsSite ? withLock(join(root, 'node_modules', '.browser-tests.lock'), run) : run()
}

/** Counts a part that cannot run as one failure; the others still run. */
async function runPart(name: string, args: string[]) {
  const { title = name, run } = parts[name] ?? {}
  console.log(`\n${title}…`)
  const started = performance.now()
  const counts = await Promise.resolve(run?.(args)).catch((error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error)
    return undefined
  })
  const seconds = formatSeconds(performance.now() - started)
  return { title, seconds, counts: counts ?? { passed: 0, failed: 1, skipped: 0 } }
}

/** Runs one tool and judges by its exit code. */
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

/** Runs knip twice in parallel: for code that nothing uses, and for code that only tests use. */
async function checkDeadCode(args: string[]): Promise<Counts> {
  const production = ['--production', '--config', 'knip.production.json']
  const found = await Promise.all(
    [args, production].map((more) => check([bin('knip'), '--no-progress', ...more])),
  )
  return addCounts(found)
}

/** Prints each rule with the tests that cite it; a rule that none cites counts as failed. */
function printRules(): Counts {
  const rules = listRules()
  for (const { id, tests } of rules) console.log(`${id.padEnd(9)} ${tests.join(', ') || '–'}`)
  const failed = rules.filter(({ tests }) => tests.length === 0).length
  return { passed: rules.length - failed, failed, skipped: 0 }
}

function vitest(project: string, args: string[], variables: Variables = {}): Promise<Counts> {
  const report = resultFile(`${project}.json`)
  const env = {
    ...cleanEnvironment(process.env),
    TEST_SUPABASE_DB_URL: process.env.TEST_SUPABASE_DB_URL,
    ...variables,
  }
  const reporters = [
    '--no-color',
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const run = [...databaseFlags, bin('vitest'), 'run', '--project', `${project}*`]
  return runAndCount(report, [...run, ...reporters, ...args], env)
}

async function componentTests(args: string[]): Promise<Counts> {
  return vitest('components', args, { E2E_CHROMIUM: await findChromium() })
}

async function requestTests(args: string[]): Promise<Counts> {
  return vitest('requests', args, await startSiteUnderTest())
}

async function browserTests(args: string[], variables: Variables = {}): Promise<Counts> {
  const report = resultFile('e2e.json')
  const env = {
    ...cleanEnvironment(process.env),
    ...variables,
    ...(await startSiteUnderTest()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_CHROMIUM: await findChromium(),
  }
  return runAndCount(report, [bin('playwright'), 'test', '--reporter=dot,json', ...args], env)
}

async function runAndCount(report: string, args: string[], env: Variables): Promise<Counts> {
  rmSync(report, { force: true })
  return readCounts(report, await startChild({ args, env, nodeEnv: 'test' }).exited)
}

function bin(tool: string): string {
  return join(root, 'node_modules', '.bin', tool)
}
