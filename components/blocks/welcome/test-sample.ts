import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'welcome'> = {
  id: 'welcome',
  kind: 'welcome',
  active: true,
  images: ['/images/a.jpg', '/images/b.jpg'],
}
