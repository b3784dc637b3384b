import type { Database } from '../local/database.ts'

/** Who may do what, a line each, as the doctor compares it with a project's. */
export async function readCatalogue({ driver }: Database): Promise<string> {
  const { rows } = await driver.query<{ line: string }>('select line from private.catalogue() line')
  const lines = rows.map((row) => row.line).sort()
  return `${lines.join('\n')}\n`
}
