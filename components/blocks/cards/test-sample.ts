import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'cards'> = {
  id: 'cards',
  kind: 'cards',
  active: true,
  label: 'Para todos',
  title: 'Duas formas de ficar',
  items: [
    { title: 'A dois', text: 'Com lareira.', image: '/images/a.jpg' },
    { title: 'Em família', text: 'Com beliche.', image: '/images/b.jpg' },
  ],
}
