import { appendFileSync } from 'node:fs'
import type { Row } from './table.ts'

/** A few inputs within `npm test`, always the same; of those that `npm run test:fuzz` asks for the `part`, from 0 to 1. */
export function readBudget(few: number, part: number): { seed: number; inputs: number } {
  const { FUZZ_SEED = '20261122', FUZZ_INPUTS } = process.env
  return { seed: Number(FUZZ_SEED), inputs: FUZZ_INPUTS ? Math.ceil(Number(FUZZ_INPUTS) * part) : few }
}

export function report(row: Row): void {
  if (process.env.FUZZ_REPORT) appendFileSync(process.env.FUZZ_REPORT, `${JSON.stringify(row)}\n`)
}
