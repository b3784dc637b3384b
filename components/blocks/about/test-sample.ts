import type { BlockOf } from '@/lib/pages/schema'

export const sample: BlockOf<'about'> = {
  id: 'about',
  kind: 'about',
  active: true,
}
