import { parseVideo } from '@/lib/video'
import { sourceProblem } from './source-check'

/**
 * Which of the `fields` that hold addresses name a picture the site cannot show, with a sentence for each; undefined without
 * any. What was stored before (`stored`, in any of its rows) must not keep another field from being saved; it is read
 * from the database, never taken from what a browser says was there.
 */
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
