import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { formatSeconds } from './lib/steps.ts'
import { closingLine, exitCodeFor, type SuiteResult, single } from './lib/tally.ts'
import { runBrowserTests } from './lib/test-browser.ts'
import { checkDeadCode, checkLint, checkTypes } from './lib/test-checks.ts'
import { runVitest } from './lib/test-vitest.ts'

type Suite = { title: string; run: (args: string[]) => Promise<SuiteResult> }

const suites: Record<string, Suite> = {
  lint: { title: 'Formato e regras (Biome)', run: checkLint },
  types: { title: 'Tipos (TypeScript)', run: checkTypes },
  'dead-code': { title: 'Código sem uso (knip)', run: checkDeadCode },
  unit: { title: 'Testes de unidade', run: (args) => runVitest('unit', args) },
  database: { title: 'Testes do banco', run: (args) => runVitest('database', args) },
  e2e: { title: 'Testes no navegador', run: runBrowserTests },
}

await runCommand(() => test(process.argv.slice(2)), 130)

async function test([part, ...args]: string[]): Promise<number> {
  const names = Object.keys(suites)
  if (part !== undefined && !suites[part]) {
    throw new Refusal(`Parte desconhecida: "${part}". As partes são ${names.join(', ')}.`)
  }
  const selected = Object.entries(suites).filter(([name]) => part === undefined || name === part)
  const results: SuiteResult[] = []
  for (const [index, [, suite]] of selected.entries()) {
    process.stdout.write(`[${index + 1}/${selected.length}] ${suite.title}… `)
    results.push(await runSuite(suite, args))
  }
  console.log(`\n${closingLine(results)}`)
  return exitCodeFor(results)
}

async function runSuite(suite: Suite, args: string[]): Promise<SuiteResult> {
  const started = performance.now()
  // A part that cannot run is a failure of that part; the others still run.
  const result = await suite
    .run(args)
    .catch((error: unknown) => single(error instanceof Refusal ? error.message : describe(error)))
  console.log(`${closingLine([result])} (${formatSeconds(performance.now() - started)})`)
  for (const failure of result.failures) console.log(`\n${indent(failure)}\n`)
  return result
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ')
}
