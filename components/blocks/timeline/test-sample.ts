import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'timeline'> = {
  id: 'timeline',
  kind: 'timeline',
  active: true,
  label: 'História',
  title: 'Como tudo começou',
  text: 'Em poucos capítulos.',
  items: [
    { detail: '1998', title: 'A primeira casa', text: 'Feita de pedra.' },
    { detail: '2010', title: 'Os chalés', text: 'À beira do lago.' },
  ],
}
