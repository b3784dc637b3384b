import { countLabel } from '@/lib/count-label'
import type { Conditions } from '@/lib/hotel/conditions/fields'
import { childrenText, upTo } from '@/lib/hotel/conditions/terms'
import type { BlockOf } from '@/lib/pages/blocks'

/** An empty `numeral` shows the hotel's emblem. */
export type Term = { numeral: string; title: string; text: string }

type PromisedTerms = Pick<Conditions, 'instalments' | 'children_free_age' | 'children_from' | 'pix_discount'>
type Words = Partial<Pick<BlockOf<'offers'>, 'lead' | 'note' | 'caption' | 'title' | 'text'>>

/** Combines the block's texts with figures, whose only source is the hotel's conditions (HOME-11). */
export function packageTerms(
  { instalments, children_free_age: age, children_from, pix_discount }: PromisedTerms,
  { lead = '', note = '', caption = '', title = 'Experiências exclusivas', text = '' }: Words = {},
): Term[] {
  const parts = upTo({ instalments })
  const children = childrenText({ children_free_age: age, children_from })
  const pix = pix_discount ? `${pix_discount}% de desconto no Pix` : ''
  return [
    ...(parts
      ? [
          {
            numeral: `${instalments}x`,
            title: `Parcele em ${parts}`,
            text: [lead, pix && `${pix}.`].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...(pix && !parts ? [{ numeral: `-${pix_discount}%`, title: pix, text: '' }] : []),
    ...(children ? [{ numeral: countLabel(age, 'ano', 'anos'), title: children, text: note }] : []),
    ...(title ? [{ numeral: caption, title, text }] : []),
  ]
}
