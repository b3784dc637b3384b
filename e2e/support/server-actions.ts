import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** An action of the build, by the name it is exported with. */
export type Action = { id: string; name: string }

const actionSchema = z.object({ filename: z.string(), exportedName: z.string() })
const manifestSchema = z.object({ node: z.record(z.string(), actionSchema) })

/** Every server action that the build knows, from Next's own list: a new one cannot be forgotten. */
export function actionsOf(distDir: string): Action[] {
  const file = join(distDir, 'server', 'server-reference-manifest.json')
  if (!existsSync(file)) throw new Error(`${file} is missing`)
  const { node } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(node).map(([id, { exportedName }]) => ({ id, name: exportedName }))
}
