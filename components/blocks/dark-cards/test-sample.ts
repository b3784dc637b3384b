import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'dark_cards'> = {
  id: 'dark_cards',
  kind: 'dark_cards',
  active: true,
  items: [{ title: 'Adega', text: 'Vinhos da região.', image: '/images/a.jpg' }],
}
