import { changedFiles, databaseArguments, unitArguments } from './lib/changed.ts'
import { specsFor } from './lib/changed-specs.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { formatSeconds } from './lib/steps.ts'
import type { SuiteResult } from './lib/tally.ts'
import { closingLine, exitCodeFor, single } from './lib/tally.ts'
import { runBrowserTests } from './lib/test-browser.ts'
import { checkDeadCode, checkLint, checkTypes } from './lib/test-checks.ts'
import { runHostingTests } from './lib/test-hosting.ts'
import { runVitest } from './lib/test-vitest.ts'
import { type TimedResult, takeSteps, timeTable } from './lib/time-table.ts'

type Suite = {
  title: string
  run: (args: string[]) => Promise<SuiteResult>
  /** Short and mostly on one core: runs beside the others of its kind. */
  isCheck?: boolean
}

const suites: Record<string, Suite> = {
  lint: { title: 'Formato e regras (Biome)', run: checkLint, isCheck: true },
  types: { title: 'Tipos (TypeScript)', run: checkTypes, isCheck: true },
  'dead-code': { title: 'Código sem uso (knip)', run: checkDeadCode, isCheck: true },
  unit: { title: 'Testes de unidade', run: (args) => runVitest('unit', ['run', ...args]) },
  database: { title: 'Testes do banco', run: (args) => runVitest('database', ['run', ...args]) },
  hosting: { title: 'Testes de hospedagem', run: runHostingTests },
  e2e: { title: 'Testes no navegador', run: runBrowserTests },
}

await runCommand(() => test(process.argv.slice(2)), 130)

/** One part with arguments of its own, or `changed [base]`: what the difference from a commit or branch touches. */
async function test([part, ...args]: string[]): Promise<number> {
  if (part === undefined) return runAll(Object.values(suites), [])
  if (part === 'changed') return runAll(suitesFor(changedFiles(args[0] ?? 'HEAD')), [])
  const suite = suites[part]
  if (suite) return runAll([suite], args)
  const names = [...Object.keys(suites), 'changed']
  throw new Refusal(`Parte desconhecida: "${part}". As partes são ${names.join(', ')}.`)
}

function suitesFor(files: string[]): Suite[] {
  const { specs, shared } = specsFor(files)
  console.log(`Arquivos que mudaram: ${files.length}.`)
  if (shared.length > 0) {
    console.log(
      `No navegador, uma amostra de todas as páginas, que compartilham:\n${indent(shared.join('\n'))}`,
    )
  }
  const related: Record<string, Suite['run'] | undefined> = {
    unit: () => runVitest('unit', unitArguments(files)),
    database: () => runVitest('database', databaseArguments(files)),
    e2e: specs.length > 0 ? () => runBrowserTests(specs) : undefined,
  }
  return Object.entries(suites).flatMap(([name, suite]) => {
    const run = suite.isCheck ? suite.run : related[name]
    return run ? [{ ...suite, run }] : []
  })
}

async function runAll(selected: Suite[], args: string[]): Promise<number> {
  const results: TimedResult[] = []
  const checks = selected.map((suite) => (suite.isCheck ? runSuite(suite, args) : undefined))
  for (const [index, suite] of selected.entries()) {
    process.stdout.write(`[${index + 1}/${selected.length}] ${suite.title}… `)
    const result = await (checks[index] ?? runSuite(suite, args))
    console.log(`${closingLine([result])} (${formatSeconds(result.milliseconds)})`)
    for (const failure of result.failures) console.log(`\n${indent(failure)}\n`)
    results.push(result)
  }
  if (results.length > 1 || results[0]?.steps.length) console.log(`\n${timeTable(results)}`)
  console.log(`\n${closingLine(results)}`)
  return exitCodeFor(results)
}

/** A part that cannot run is a failure of that part; the others still run. */
async function runSuite({ title, run }: Suite, args: string[]): Promise<TimedResult> {
  const started = performance.now()
  const result = await run(args).catch((error: unknown) =>
    single(error instanceof Refusal ? error.message : describe(error)),
  )
  return { ...result, title, milliseconds: performance.now() - started, steps: takeSteps() }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ')
}
