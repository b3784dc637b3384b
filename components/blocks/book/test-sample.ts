import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'book'> = {
  id: 'book',
  kind: 'book',
  active: true,
  title: 'Venha passar uns dias',
  text: 'Escolha as datas.',
  button: 'Reservar',
}
