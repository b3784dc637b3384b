import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'faq'> = {
  id: 'faq',
  kind: 'faq',
  active: true,
  label: 'Dúvidas',
  title: 'O que costumam perguntar',
  items: [{ title: 'Aceitam animais?', text: 'Sim, de pequeno porte.' }],
}
