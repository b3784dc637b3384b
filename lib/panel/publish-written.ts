import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { EditedSection } from '@/lib/content/definition'
import { dataOf, type StoredItem } from '@/lib/content/list'
import { deletePublishedPending, type SeenVersion } from '@/lib/content/pending'
import { reviewPending } from '@/lib/content/review-pending'
import { publishSite } from '@/lib/site/publish'

type Concerned = {
  /** The items that were changed; without them all. */
  ids?: string[]
  /** The pending version that was published with it. */
  pending?: SeenVersion | null | undefined
}

/**
 * Publishes what was just written of a section and judges anew what is planned there. Returns sentences for the message. What
 * somebody plans while this request runs was judged over what it has written, or is judged by the next one.
 */
export async function publishWritten(
  admin: Admin,
  section: EditedSection,
  items: StoredItem[],
  { ids, pending }: Concerned = {},
): Promise<string> {
  await publishSite({ [section.name]: dataOf(section, items) })
  if (pending) await deletePublishedPending(admin, pending)
  return admin.pendingIn.includes(section.name) ? reviewPending(admin, section, ids, items) : ''
}
