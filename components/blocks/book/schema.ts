import { defineKind, required } from '@/lib/pages/kind'

export const book = defineKind('book', {
  name: 'Convite para reservar',
  ground: 'sand',
  fields: { title: { max: 60, required }, text: { max: 240, required }, button: {} },
})
