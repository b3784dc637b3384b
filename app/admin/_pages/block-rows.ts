import { itemRow } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { isKindName, kinds } from '@/lib/pages/kinds'
import { blockProblems } from '@/lib/pages/problems'
import { registry } from '@/lib/site/registry'
import { lowerFirst } from '@/lib/words'
import { type BlockListName, blockLists } from './block-lists'

export type BlockRow = ReturnType<typeof blockRows>[number]

export function blockRows(name: BlockListName, items: StoredItem[]) {
  return items.map((item) => {
    const row = itemRow(registry[name], item)
    // Null if this release does not know the kind.
    const kind = isKindName(item.kind) ? item.kind : null
    const [gap] = Object.values(blockProblems(row.form, blockLists[name].page, 'gaps'))
    return {
      ...row,
      kind,
      kindLabel: kind ? kinds[kind].name : 'Tipo desconhecido',
      validationMessage: gap ? `Não aparece no site: ${lowerFirst(gap)}.` : row.validationMessage,
    }
  })
}
