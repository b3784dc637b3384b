import { mediaFields } from '@/lib/content/fields/field'
import type { ListTexts } from '@/lib/content/list-texts'
import { type ListName, registry } from '@/lib/site/registry'

/** What a screen needs to know about its list; plain values, so that the page can hand them to the browser. */
export type ListInfo = {
  name: ListName
  label: string
  texts: ListTexts
  undoesToggle: boolean
  hasPreview: boolean
  /** Its items have pictures or films, or should. */
  hasImages: boolean
}

/** Of the list of that name. */
export function listInfo(name: ListName): ListInfo {
  const { label, panel, fields } = registry[name]
  return {
    name,
    label,
    texts: panel.texts,
    undoesToggle: panel.undoesToggle,
    hasPreview: panel.hasPreview ?? false,
    hasImages: mediaFields(fields).length > 0,
  }
}
