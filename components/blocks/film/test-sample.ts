import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'film'> = {
  id: 'film',
  kind: 'film',
  active: true,
}
