import type { BlockOf } from '@/lib/pages/blocks'

export const sample: BlockOf<'enquiry'> = {
  id: 'enquiry',
  kind: 'enquiry',
  active: true,
  label: 'Eventos',
  title: 'Peça um orçamento',
  text: 'Respondemos no mesmo dia.',
  questions: [{ label: 'Data', answer: 'date', required: true }],
  way: 'email',
  button: 'Pedir',
}
