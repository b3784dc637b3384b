import { mediaFields } from '@/lib/content/fields/field'
import type { ListTexts } from '@/lib/content/list-texts'
import { type ListName, registry } from '@/lib/site/registry'

/** What a screen needs to know about its list, as plain values that the server can send to the browser. */
export type ListInfo = {
  name: ListName
  label: string
  texts: ListTexts
  undoesToggle: boolean
  hasPreview: boolean
  /** Whether its items have fields for pictures or films. */
  hasImages: boolean
}

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
