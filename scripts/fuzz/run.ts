import fc from 'fast-check'
import { describeInput } from './mutations.ts'
import type { Row } from './table.ts'

export type Verdict = 'accepted' | 'refused'

/** Something that takes input from outside. `check` throws when an invariant is broken. */
export type Target<Input = unknown> = {
  name: string
  inputs: fc.Arbitrary<Input>
  check: (input: Input) => Verdict | Promise<Verdict>
  /** Its part of all inputs, relative to the others; 1 where nothing is said. */
  weight?: number
}

/** Tries one target until something breaks, then looks for the smallest input that does. */
async function runTarget<Input>(target: Target<Input>, seed: number, runs: number): Promise<Row> {
  const row: Row = { target: target.name, inputs: 0, accepted: 0, refused: 0 }
  let broken = false
  const property = fc.asyncProperty(target.inputs, async (input) => {
    if (broken) return void (await target.check(input))
    row.inputs++
    try {
      row[await target.check(input)]++
    } catch (error) {
      broken = true
      throw error
    }
  })
  const result = await fc.check(property, { seed, numRuns: runs, verbose: 0 })
  if (result.failed)
    row.finding = `${describeInput(result.counterexample?.[0])}\n${causeOf(result.errorInstance)}`
  return row
}

export function share<T extends { weight?: number }>(targets: T[], total: number): [T, number][] {
  const sum = targets.reduce((weights, { weight = 1 }) => weights + weight, 0)
  return targets.map((target) => [target, Math.max(3, Math.ceil((total * (target.weight ?? 1)) / sum))])
}

/** Hides the input's type, so that targets of many kinds fit in one list. */
export function target<Input>(definition: Target<Input>): Runnable {
  return {
    name: definition.name,
    weight: definition.weight,
    run: (seed, runs) => runTarget(definition, seed, runs),
  }
}

export type Runnable = {
  name: string
  weight?: number | undefined
  run: (seed: number, runs: number) => Promise<Row>
}

function causeOf(error: unknown) {
  return error instanceof Error
    ? (error.stack ?? error.message).split('\n').slice(0, 6).join('\n')
    : String(error)
}
