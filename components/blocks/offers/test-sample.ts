import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'offers'> = {
  id: 'offers',
  kind: 'offers',
  active: true,
  lead: 'No cartão.',
  note: 'No quarto dos pais.',
  caption: '3 trilhas',
  title: 'Experiências exclusivas',
  text: 'Trilhas e cavalgadas.',
}
