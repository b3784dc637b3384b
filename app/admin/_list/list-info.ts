import type { ListTexts } from '@/lib/content/list-texts'
import { type ListName, registry } from '@/lib/site/registry'

/** What a screen needs to know about its list; plain values, so that the page can hand them to the browser. */
export type ListInfo = {
  name: ListName
  label: string
  texts: ListTexts
  undoesToggle: boolean
  hasPreview: boolean
}

export function listInfo(name: ListName): ListInfo {
  const { label, panel } = registry[name]
  return {
    name,
    label,
    texts: panel.texts,
    undoesToggle: panel.undoesToggle,
    hasPreview: panel.hasPreview ?? false,
  }
}
