import { blockName } from '../../../lib/pages/block-name.ts'
import type { KindName } from '../../../lib/pages/kinds.ts'
import type { Block } from '../../../lib/pages/schema.ts'
import type { DemoItem } from './demo.ts'

type Words = Partial<Omit<Block, 'id' | 'kind' | 'facts' | 'items' | 'pictures'>> & {
  facts?: [term: string, value: string][]
  items?: Partial<Block['items'][number]>[]
}

/** As the panel stores one of this kind: what it does not use is empty. */
export function block(
  id: string,
  kind: KindName,
  { facts = [], items = [], ...words }: Words = {},
): DemoItem {
  const values = {
    kind,
    active: true,
    label: '',
    title: '',
    lead: '',
    text: '',
    quote: '',
    note: '',
    caption: '',
    button: '',
    image: null,
    images: [],
    shape: '',
    side: '',
    tone: '',
    ...words,
    facts: facts.map(([term, value]) => ({ term, value })),
    items: items.map((item) => ({ icon: '', title: '', detail: '', text: '', image: null, ...item })),
  }
  return { id, ...values, name: blockName(values) }
}
