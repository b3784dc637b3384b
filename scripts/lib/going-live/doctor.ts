import { type Check, runChecks, type World } from './check.ts'
import { databaseChecks } from './database-checks.ts'
import { machineChecks } from './machine-checks.ts'
import { projectChecks } from './project-checks.ts'
import { siteChecks } from './site-checks.ts'
import { tableLines, verdict } from './table.ts'

const checks: Check[] = [...projectChecks, ...databaseChecks, ...siteChecks, ...machineChecks]

/** Prints the table; 1 when anything is ✗. */
export async function examine(world: World): Promise<number> {
  const rows = await runChecks(checks, world)
  const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR
  console.log(['', ...tableLines(rows, { isColoured }), '', verdict(rows)].join('\n'))
  return rows.some(({ state }) => state === 'wrong') ? 1 : 0
}
