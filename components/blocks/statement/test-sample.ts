import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'statement'> = {
  id: 'statement',
  kind: 'statement',
  active: true,
  label: 'Restaurante',
  title: 'Só para hóspedes',
  text: 'Tudo está na diária.',
  button: 'Reservar',
}
