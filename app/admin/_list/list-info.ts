import type { EditedSection } from '@/lib/content/definition'
import { mediaFields } from '@/lib/content/fields/field'
import type { ListName } from '@/lib/site/registry'

export type ListSection = EditedSection & { name: ListName }

export type ListInfo = ReturnType<typeof listInfo>

/** Returns what a screen needs of its list, as serializable values. */
export function listInfo({ name, label, panel, fields }: ListSection) {
  return {
    name,
    label,
    texts: panel.texts,
    hasImages: mediaFields(fields).length > 0,
  }
}
