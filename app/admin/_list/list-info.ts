import { mediaFields } from '@/lib/content/fields/field'
import { registry } from '@/lib/panel/registry'
import type { ListName } from '@/lib/site/registry'

export type ListInfo = ReturnType<typeof listInfo>

/** Returns what a screen needs of its list, as serializable values. */
export function listInfo(name: ListName) {
  const { label, panel, fields } = registry[name]
  return {
    name,
    label,
    texts: panel.texts,
    hasImages: mediaFields(fields).length > 0,
  }
}
