import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'quote'> = {
  id: 'quote',
  kind: 'quote',
  active: true,
  quote: 'Fazer pouco, e devagar.',
  tone: 'dark',
}
