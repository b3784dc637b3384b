import { isKindName, kinds } from '@/components/blocks/kinds'
import { itemRow } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { enquiryLink, type Reach } from '@/lib/pages/enquiry'
import type { BlockPage } from '@/lib/pages/pages'
import { blockProblems } from '@/lib/pages/problems'
import { editedBlocks } from '@/lib/panel/pages'
import { lowerFirst } from '@/lib/words'

export type BlockRow = ReturnType<typeof blockRows>[number]

export function blockRows(page: BlockPage, items: StoredItem[], reach: Reach) {
  return items.map((item) => {
    const row = itemRow(editedBlocks[page], item)
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
