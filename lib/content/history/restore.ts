import 'server-only'
import { z } from 'zod'
import type { ActionResult } from '@/lib/action'
import type { Admin } from '@/lib/auth/guard'
import { Changed, conflictFailure } from '@/lib/content/conflict'
import { sameJson } from '@/lib/content/fingerprint'
import { type Element, elementById } from '@/lib/content/list'
import { updateSection } from '@/lib/content/update-section'
import { type Section, tryRewrite } from '@/lib/content/write'
import { withPreviousSlugs } from '@/lib/packages/previous-slugs'
import { getVersions, type HistorySection } from './queries'

/** `content` is the section as it now stands, for publishing. */
type Restored = { content: unknown }

/**
 * Writes what an earlier version said as a new version; the history only grows. Refused with a conflict when the
 * section has changed since `seen`, the newest version that the person was shown. Throws `ContentError`.
 */
export async function restoreVersion(
  admin: Admin,
  section: HistorySection,
  { version, seen }: { version: number; seen: number },
): Promise<ActionResult<Restored>> {
  const [old, shown] = await Promise.all([
    versionData(admin, section, version),
    versionData(admin, section, seen),
  ])
  if (old === undefined || shown === undefined) {
    return { ok: false, error: 'Esta versão não está no histórico.' }
  }
  if (section === 'packages' || section === 'rooms') return restoreList(admin, section, old, shown)
  const values = sectionFields[section].parse(old)
  const edit = { base: anyFields.parse(shown), values, restored: values }
  const result = await updateSection(admin, section, edit)
  return result.ok ? { ok: true, content: result.values } : result
}

async function restoreList(
  admin: Admin,
  section: Section,
  old: unknown,
  shown: unknown,
): Promise<ActionResult<Restored>> {
  const elements = z.array(z.looseObject({ id: z.string() })).parse(old)
  try {
    const result = await tryRewrite(admin, section, (list) => {
      if (!sameJson(list, shown)) throw new Changed(list)
      return section === 'packages' ? elements.map((element) => withLinks(element, list)) : elements
    })
    return result.ok ? { ok: true, content: result.list } : result
  } catch (error) {
    if (error instanceof Changed) return conflictFailure(admin, section, error.current, (data) => data)
    throw error
  }
}

/** Links to the slug that a package has until now keep working (decision 24). */
function withLinks(element: Element, list: Element[]) {
  return withPreviousSlugs(element, elementById(list, element.id))
}

async function versionData(admin: Admin, section: HistorySection, version: number) {
  const [found] = await getVersions(admin, section, { before: version + 1, limit: 1 })
  return found?.version === version ? found.data : undefined
}

const anyFields = z.record(z.string(), z.unknown())
const words = z.string().optional()
const source = z.string().nullish()

// A version may be older than a column, or know one that is gone.
const sectionFields = {
  hero: z.object({
    title: words,
    subtitle: words,
    background_url: source,
    mobile_background_url: source,
    video_section_url: source,
    cta_primary_text: words,
    cta_primary_url: source,
  }),
  about: z.object({ title: words, subtitle: words, description: words, image_url: source }),
  configuration: z.object({
    logo_url: source,
    primary_color: words,
    address: words,
    phone: words,
    email: words,
  }),
}
