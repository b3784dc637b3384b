import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'location'> = {
  id: 'location',
  kind: 'location',
  active: true,
  title: 'Onde estamos',
  images: ['/images/a.jpg', '/images/b.jpg', '/images/c.jpg'],
}
