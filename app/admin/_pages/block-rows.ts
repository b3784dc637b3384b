import type { HotelFacts } from '@/components/blocks/block-props'
import { isKindName, kinds } from '@/components/blocks/kinds'
import { itemRow } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { enquiryLink } from '@/lib/pages/enquiry'
import { blockProblems } from '@/lib/pages/problems'
import { registry } from '@/lib/panel/registry'
import { lowerFirst } from '@/lib/words'
import { type BlockListName, blockLists } from './block-lists'

export type BlockRow = ReturnType<typeof blockRows>[number]

export function blockRows(name: BlockListName | 'own_blocks', items: StoredItem[], { reach }: HotelFacts) {
  const page = name === 'own_blocks' ? 'own' : blockLists[name].page
  return items.map((item) => {
    const row = itemRow(registry[name], item)
    // Null for a kind that this release does not know.
    const kind = isKindName(item.kind) ? item.kind : null
    const [gap] = Object.values(blockProblems(row.form, page, 'gaps'))
    const why = kind === 'enquiry' && !enquiryLink({ way: '', title: '' }, reach) ? noReach : gap
    return {
      ...row,
      kind,
      kindLabel: kind ? kinds[kind].name : 'Tipo desconhecido',
      validationMessage: why ? `Não aparece no site: ${lowerFirst(why)}.` : row.validationMessage,
    }
  })
}

const noReach = 'O hotel não tem WhatsApp nem e-mail'
