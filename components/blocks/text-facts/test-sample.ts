import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'text_facts'> = {
  id: 'text_facts',
  kind: 'text_facts',
  active: true,
  label: 'Animais',
  title: 'Eles também vêm',
  text: 'De pequeno porte.',
  note: 'Bom saber',
  facts: [{ term: 'Peso', value: 'até 10 kg' }],
}
