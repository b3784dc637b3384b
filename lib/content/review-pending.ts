import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { siteNow } from '@/lib/dates'
import { logEvent } from '@/lib/log'
import { momentWords } from '@/lib/times'
import type { EditedSection } from './definition'
import { whyRefused } from './item-form'
import type { StoredItem } from './list'
import { makeDraft, readPending } from './pending'
import { markOf } from './pending-words'

/**
 * Judges anew what is planned for a section after a save, which left `items`: what a save would refuse by then becomes a draft
 * (SAVE-18). Returns sentences about that, and about fields that the save of `item` has changed, too (SAVE-14). Never rejects.
 */
export async function reviewPending(
  admin: Admin,
  section: EditedSection,
  items: StoredItem[],
  item?: string,
): Promise<string> {
  if (!admin.pendingIn.includes(section.name)) return ''
  try {
    const sentences: string[] = []
    for (const version of await readPending(admin, { section: section.name, named: false })) {
      const { starts, replaced, base, over } = version
      const waits = starts !== null && !replaced && (!base || over)
      const refused = waits && whyRefused(section, version, items, admin.bucket)
      if (refused) {
        await makeDraft(admin, version)
        const moment = momentWords(starts, siteNow())
        sentences.push(
          `A mudança marcada para ${moment}, virou rascunho, porque não cabe mais: ${refused.error}`,
        )
      } else if (version.item.id === item) sentences.push(...markOf(section, version, siteNow()).problems)
    }
    return sentences.map((text) => ` ${text}`).join('')
  } catch (error) {
    logEvent('pending_not_reviewed', { error })
    return ''
  }
}
