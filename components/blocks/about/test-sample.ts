import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'about'> = {
  id: 'about',
  kind: 'about',
  active: true,
}
