import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'ratings'> = {
  id: 'ratings',
  kind: 'ratings',
  active: true,
  label: 'Notas',
  title: 'O que dizem de nós',
  items: [
    {
      title: 'Google',
      detail: '4,8 de 5',
      text: 'novembro de 2026, 312 avaliações',
      link: 'https://notas.example/hotel',
    },
  ],
}
