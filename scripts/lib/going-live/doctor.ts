import { type Row, runChecks, tableLines, unknown, verdict } from './check.ts'
import { databaseChecks } from './database-checks.ts'
import { machineChecks } from './machine-checks.ts'
import { projectChecks } from './project-checks.ts'
import { health, siteChecks } from './site-checks.ts'
import type { World } from './world.ts'

/** The rows of the doctor's table. */
export function inspect(world: World): Promise<Row[]> {
  return runChecks([...projectChecks, ...databaseChecks, ...siteChecks, ...machineChecks], world)
}

/** Prints the table; 1 when anything is ✗. Before its first start the site need not answer. */
export async function examine(world: World, { isStarted }: { isStarted: boolean }): Promise<number> {
  const rows = (await inspect(world)).map((row) =>
    !isStarted && row.name === health && row.state === 'wrong'
      ? { name: health, ...unknown('ainda não foi ligado', row.nextStep ?? '') }
      : row,
  )
  const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR
  console.log(['', ...tableLines(rows, { isColoured }), '', verdict(rows)].join('\n'))
  return rows.some(({ state }) => state === 'wrong') ? 1 : 0
}
