import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'columns'> = {
  id: 'columns',
  kind: 'columns',
  active: true,
  label: 'Ideias',
  title: 'No que acreditamos',
  items: [
    { title: 'Calma', text: 'Sem pressa.' },
    { title: 'Mesa', text: 'Sem ultraprocessados.' },
  ],
}
