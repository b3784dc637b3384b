import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'strip'> = {
  id: 'strip',
  kind: 'strip',
  active: true,
  label: 'Álbum',
  title: 'Um passeio sem sair do lugar',
  images: [
    '/images/a.jpg',
    '/images/b.jpg',
    '/images/c.jpg',
    '/images/d.jpg',
    '/images/e.jpg',
    '/images/f.jpg',
  ],
}
