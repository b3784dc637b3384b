import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'amenities'> = {
  id: 'amenities',
  kind: 'amenities',
  active: true,
  label: 'No hotel',
  title: 'O que espera por vocês',
  text: 'Tudo está incluído na diária.',
  items: [
    { icon: 'wifi', title: 'Wi-Fi', text: 'Em toda parte.' },
    { icon: 'pool', title: 'Piscina', text: 'Aquecida.' },
  ],
}
