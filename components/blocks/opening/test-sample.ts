import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'opening'> = {
  id: 'opening',
  kind: 'opening',
  active: true,
  title: 'À beira do lago',
  lead: 'Dias sem pressa.',
  image: '/images/a.jpg',
}
