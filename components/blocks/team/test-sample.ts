import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'team'> = {
  id: 'team',
  kind: 'team',
  active: true,
  label: 'Equipe',
  title: 'Quem recebe vocês',
  items: [{ title: 'Ana', detail: 'Cozinha', text: 'Desde o primeiro dia.', image: '/images/a.jpg' }],
}
