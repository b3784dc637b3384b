import { parseVideo } from '@/lib/video'
import { sourceProblem } from './source-check'

/** A sentence for each field (IMG-7). `stored` comes from the database, never from what a browser says was there. */
export function unshowableFields(
  fields: string[],
  values: Record<string, unknown>,
  ...stored: Record<string, unknown>[]
): Record<string, string> | undefined {
  const problems = fields.flatMap((field) => {
    const address = values[field]
    if (typeof address !== 'string' || parseVideo(address)) return []
    if (stored.some((row) => row[field] === address)) return []
    const problem = sourceProblem(address)
    return problem ? [[field, problem] as const] : []
  })
  return problems.length > 0 ? Object.fromEntries(problems) : undefined
}
