import { defineKind, required } from '@/lib/pages/kind'

export const fullPicture = defineKind('full_picture', {
  name: 'Foto de lado a lado',
  ground: 'own',
  fields: { image: { required }, quote: { max: 90 } },
})
