import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'picture_text'> = {
  id: 'picture_text',
  kind: 'picture_text',
  active: true,
  label: 'Lazer',
  title: 'Observação de aves',
  text: 'Ao nascer do sol, com guia.',
  image: '/images/a.jpg',
  shape: 'tall',
  side: 'right',
  facts: [{ term: 'Duração', value: '30 minutos' }],
}
