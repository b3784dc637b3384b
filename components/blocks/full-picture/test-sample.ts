import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'full_picture'> = {
  id: 'full_picture',
  kind: 'full_picture',
  active: true,
  image: '/images/a.jpg',
  quote: 'Aqui o tempo passa devagar.',
}
