import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'accommodations'> = {
  id: 'accommodations',
  kind: 'accommodations',
  active: true,
  label: 'As acomodações',
  title: 'Para ficar mais um dia',
  text: 'Cada uma com varanda.',
  caption: 'Chalé',
  images: ['/images/a.jpg', '/images/b.jpg'],
}
