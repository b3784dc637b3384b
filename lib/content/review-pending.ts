import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { siteNow } from '@/lib/dates'
import { logEvent } from '@/lib/log'
import { momentWords } from '@/lib/times'
import type { EditedSection } from './definition'
import { findRefusal } from './item-form'
import type { StoredItem } from './list'
import { makeDraft } from './pending'
import { describePending, type PendingVersion } from './pending-words'
import { readPending } from './read-pending'
import { readItems } from './section-store'

/**
 * Checks a section's scheduled versions after their items or each other have changed: a version that a save would refuse
 * becomes a draft (SAVE-18). Returns sentences about those, and about fields that others have changed in the items `ids` or
 * in all (SAVE-14); the parts of a row count as one item. Never rejects.
 */
export async function reviewPending(
  admin: Admin,
  section: EditedSection,
  ids?: string[],
  items?: StoredItem[],
): Promise<string> {
  const sentences: string[] = []
  const read = () => readPending(admin, { section: section.name, named: false })
  try {
    const stored = items ?? (await readItems(admin, section))
    const tried = new Set<string>()
    let versions = await read()
    for (;;) {
      const [wrong] = versions
        .filter(({ id, version }) => !tried.has(`${id} ${version}`))
        .flatMap((version) => {
          const refused = willTakeEffect(version) && findRefusal(section, version, stored, admin.bucket)
          return refused ? [{ version, reason: refused.error }] : []
        })
      if (!wrong) break
      tried.add(`${wrong.version.id} ${wrong.version.version}`)
      sentences.push(await turnIntoDraft(admin, wrong.version, wrong.reason))
      // Later versions now start from a different item.
      versions = await read()
    }
    const isOwn = ({ item }: PendingVersion) => !ids || section.forms !== undefined || ids.includes(item.id)
    for (const version of versions.filter(isOwn))
      sentences.push(...describePending(section, version, siteNow(), versions).problems)
  } catch (error) {
    logEvent('pending_not_reviewed', { error })
  }
  return sentences.map((text) => ` ${text}`).join('')
}

function willTakeEffect({ starts, replaced, base, over }: PendingVersion) {
  return starts !== null && !replaced && (!base || over !== null)
}

/** Turns a version into a draft, which requires the permission to publish it. Returns a sentence. */
async function turnIntoDraft(admin: Admin, version: PendingVersion, reason: string) {
  const { starts, item } = version
  const of = typeof item.name === 'string' && item.name ? ` de “${item.name}”` : ''
  const marked = `A mudança${of} marcada para ${momentWords(starts ?? 0, siteNow())}`
  const ended = /[.!?]$/.test(reason) ? reason : `${reason}.`
  try {
    await makeDraft(admin, version)
    return `${marked}, virou rascunho, porque não cabe mais: ${ended}`
  } catch (error) {
    logEvent('pending_not_withdrawn', { error })
    return `${marked}, não cabe mais e ficou marcada, confira em “Ainda não publicado”: ${ended}`
  }
}
