import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { EditedSection } from '@/lib/content/definition'
import { dataOf, type StoredItem } from '@/lib/content/list'
import { deletePublishedPending, type SeenVersion } from '@/lib/content/pending'
import { reviewPending } from '@/lib/content/review-pending'
import { publishSite } from '@/lib/site/publish'

type Concerned = {
  /** The changed items, by default all. */
  ids?: string[]
  /** The pending version published with it. */
  pending?: SeenVersion | null | undefined
}

/**
 * Publishes a section that was just written and reviews its scheduled versions. Returns sentences for the message. A version
 * scheduled during this request was checked against the written content, or the next request reviews it.
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
