import type { BlockOf } from '@/lib/pages/schema'

export const sample: BlockOf<'testimonials'> = {
  id: 'testimonials',
  kind: 'testimonials',
  active: true,
}
