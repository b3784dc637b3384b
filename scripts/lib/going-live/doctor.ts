import { type Check, type Row, runChecks, unknown, type World } from './check.ts'
import { databaseChecks } from './database-checks.ts'
import { machineChecks } from './machine-checks.ts'
import { projectChecks } from './project-checks.ts'
import { health, siteChecks } from './site-checks.ts'
import { tableLines, verdict } from './table.ts'

const checks: Check[] = [...projectChecks, ...databaseChecks, ...siteChecks, ...machineChecks]

export function inspect(world: World): Promise<Row[]> {
  return runChecks(checks, world)
}

/** Prints the table; 1 when anything is ✗. Before its first start the site need not answer. */
export async function examine(world: World, { isStarted }: { isStarted: boolean }): Promise<number> {
  const found = await inspect(world)
  const rows = isStarted ? found : found.map(notStartedYet)
  const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR
  console.log(['', ...tableLines(rows, { isColoured }), '', verdict(rows)].join('\n'))
  return rows.some(({ state }) => state === 'wrong') ? 1 : 0
}

function notStartedYet(row: Row): Row {
  const isWaiting = row.name === health && row.state === 'wrong'
  return isWaiting ? { name: health, ...unknown('ainda não foi ligado', row.nextStep ?? '') } : row
}
