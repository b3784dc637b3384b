import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'picture_facts'> = {
  id: 'picture_facts',
  kind: 'picture_facts',
  active: true,
  label: 'Passeios',
  title: 'De quadriciclo',
  text: 'Pela trilha do lago.',
  image: '/images/a.jpg',
  facts: [{ term: 'Duração', value: '30 minutos' }],
  note: 'Com habilitação.',
}
