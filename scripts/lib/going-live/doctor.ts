import { type Row, runChecks, table } from './check.ts'
import { databaseChecks } from './database-checks.ts'
import { projectChecks } from './project-checks.ts'
import { siteChecks } from './site-checks.ts'
import type { World } from './world.ts'

type Options = { isStarted: boolean }

export function inspect(world: World, options: Options): Promise<Row[]> {
  return runChecks({ ...projectChecks, ...databaseChecks, ...siteChecks(options) }, world)
}

/** Prints the doctor's table; the exit code is 1 when any row is ✗. */
export async function examine(world: World, options: Options): Promise<number> {
  const rows = await inspect(world, options)
  const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR
  console.log(['', ...table(rows, { isColoured })].join('\n'))
  return rows.some(({ sign }) => sign === '✗') ? 1 : 0
}
