import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'testimonials'> = {
  id: 'testimonials',
  kind: 'testimonials',
  active: true,
}
