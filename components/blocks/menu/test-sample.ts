import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'menu'> = {
  id: 'menu',
  kind: 'menu',
  active: true,
  label: 'As refeições',
  title: 'À mesa',
  image: '/images/a.jpg',
  items: [{ title: 'Café da manhã', detail: 'das 7h30 às 10h30', text: 'Pão da casa.' }],
  note: 'Incluído na diária.',
}
