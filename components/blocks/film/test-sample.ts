import type { BlockOf } from '@/lib/pages/schema'

export const sample: BlockOf<'film'> = {
  id: 'film',
  kind: 'film',
  active: true,
}
