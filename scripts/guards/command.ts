import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '../lib/refusal.ts'
import { root } from '../lib/root.ts'
import { formatSeconds } from '../lib/steps.ts'
import { areas } from './areas.ts'
import { copyCheckout } from './copy.ts'
import { type Mutation, mutated, problemOf } from './mutation.ts'
import { guardsTable, type Outcome, withTable } from './table.ts'
import { isDatabaseTest, runTests } from './vitest.ts'

/**
 * `npm run test:guards` breaks one guard after the other in a copy of the checkout and expects a test to turn red;
 * ends with 1 when a mutation survives. The table of an area without survivors goes into docs/guards.md.
 */
export async function testGuards(args: string[]): Promise<number> {
  const { area, isCheck } = readOptions(args)
  const chosen = Object.entries(areas).filter(([name]) => area === undefined || area === name)
  const mutations = chosen.flatMap(([, list]) => list)
  const problems = mutations.flatMap((mutation) => problemOf(root, mutation) ?? [])
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
  console.log(`${mutations.length} mutações, cada trecho encontrado uma vez.`)
  if (isCheck) return 0

  const copy = copyCheckout()
  await expectGreen(copy, [...new Set(mutations.flatMap(({ tests }) => tests))])
  const survivors: Mutation[] = []
  for (const [name, list] of chosen) {
    console.log(`\n${name}`)
    const outcomes = await testArea(copy, list)
    const surviving = outcomes.flatMap(({ mutation, test }) => (test === undefined ? [mutation] : []))
    console.log(`\n${guardsTable(outcomes)}`)
    if (surviving.length === 0) writeTable(name, outcomes)
    survivors.push(...surviving)
  }
  console.log(`\n${mutations.length} mutações, ${survivors.length} sobreviveram.`)
  for (const { file, guard } of survivors) console.log(`    ${file}: ${guard}`)
  return survivors.length > 0 ? 1 : 0
}

function readOptions(args: string[]) {
  try {
    const options = { check: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [area, ...more] = positionals
    const isKnown = area === undefined || Object.hasOwn(areas, area)
    if (isKnown && more.length === 0) return { area, isCheck: values.check }
  } catch {
    // The same sentence for what is no option at all.
  }
  throw new Refusal(`Uso: npm run test:guards -- [--check] [${Object.keys(areas).join(' | ')}]`)
}

/** Without this, tests that fail anyway would pass for a proof. */
async function expectGreen(copy: string, files: string[]) {
  for (const isOfProject of [isDatabaseTest, (file: string) => !isDatabaseTest(file)]) {
    const some = files.filter(isOfProject)
    const verdict = some.length > 0 ? await runTests(copy, some, 'end') : undefined
    if (verdict?.kind === 'red') {
      throw new Refusal(`Falha também sem mutação: ${verdict.test}\n${verdict.message}`)
    }
    if (verdict?.kind === 'broken') throw new Refusal(verdict.output)
  }
}

async function testArea(copy: string, mutations: Mutation[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const mutation of mutations) {
    const started = performance.now()
    const test = await redTest(copy, mutation)
    outcomes.push({ mutation, test })
    const took = formatSeconds(performance.now() - started)
    const word = test === undefined ? 'SURVIVED' : 'red'
    console.log(`[${outcomes.length}/${mutations.length}] ${word.padEnd(8)} ${took}  ${mutation.guard}`)
  }
  return outcomes
}

/** The name of the test that noticed; undefined when none did, or when they could not run. */
async function redTest(copy: string, mutation: Mutation): Promise<string | undefined> {
  const file = join(copy, mutation.file)
  const good = readFileSync(file, 'utf8')
  writeFileSync(file, mutated(good, mutation))
  const verdict = await runTests(copy, mutation.tests, 'failure')
  writeFileSync(file, good)
  if (verdict.kind === 'broken') console.log(`\nNenhum teste falhou pelo nome:\n${verdict.output}\n`)
  return verdict.kind === 'red' ? verdict.test : undefined
}

function writeTable(area: string, outcomes: Outcome[]) {
  const file = join(root, 'docs', 'guards.md')
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), area, guardsTable(outcomes)))
}
