import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'gallery'> = {
  id: 'gallery',
  kind: 'gallery',
  active: true,
  label: 'Galeria',
  title: 'Os chalés',
  text: 'Madeira, pedra e janelas acesas.',
  images: ['/images/a.jpg', '/images/b.jpg', '/images/c.jpg', '/images/d.jpg'],
}
