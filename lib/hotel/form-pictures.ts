import { sourceProblem } from '@/lib/images/source-check'
import { parseVideo } from '@/lib/video'

const pictureFields = ['background_url', 'mobile_background_url', 'image_url', 'logo_url']

/**
 * Which of a section's addresses name a picture the site cannot show, with a sentence for each; undefined without
 * any. What was stored before (`base`) must not keep another field from being saved.
 */
export function unshowableFields(
  values: Record<string, unknown>,
  base: Record<string, unknown>,
): Record<string, string> | undefined {
  const problems = pictureFields.flatMap((field) => {
    const address = values[field]
    if (typeof address !== 'string' || address === base[field] || parseVideo(address)) return []
    const problem = sourceProblem(address)
    return problem ? [[field, problem] as const] : []
  })
  return problems.length > 0 ? Object.fromEntries(problems) : undefined
}
