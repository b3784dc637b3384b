import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { itemRow } from '@/lib/content/item-row'
import { type Deleted, deletedItems } from '@/lib/content/versions'
import { isListName, type ListName, listNames, registry } from '@/lib/site/registry'
import { momentLabel } from '@/lib/times'

/** A deleted item; `version` is the one that left it out, `by` an e-mail or null for the system. */
export type TrashItem = {
  list: ListName
  id: string
  version: number
  label: string
  image: string | null
  when: string
  by: string | null
}

const pageSize = 20
// What was said of a picture goes with its file.
const binned = listNames.filter((name) => name !== 'pictures')

/** What was deleted and is not back, latest first, before an instant (ISO); `older` is where the next page begins. Throws `ContentError`. */
export async function getTrash(
  admin: Admin,
  before?: string,
): Promise<{ items: TrashItem[]; older: string | undefined }> {
  const deleted = await deletedItems(admin, binned, { before, limit: pageSize })
  return {
    items: deleted.flatMap(trashItem),
    older: deleted.length >= pageSize ? deleted.at(-1)?.at : undefined,
  }
}

function trashItem({ section, item, version, at, by }: Deleted): TrashItem[] {
  if (!isListName(section)) return []
  const { label, image } = itemRow(registry[section], item)
  return [{ list: section, id: item.id, version, label, image, when: momentLabel(at), by }]
}
