import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'awards'> = {
  id: 'awards',
  kind: 'awards',
  active: true,
  label: 'Prêmios',
  title: 'Reconhecimentos',
  items: [
    {
      title: 'Selo verde',
      detail: '2025',
      text: 'Instituto',
      link: 'https://premio.example/selo',
      image: '/images/a.jpg',
    },
  ],
}
