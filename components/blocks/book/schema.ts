import { kind, required } from '@/lib/pages/kind'

export const book = kind('book', {
  name: 'Convite para reservar',
  ground: 'sand',
  fields: { title: { max: 60, required }, text: { max: 240, required }, button: {} },
})
