import { kind } from '@/lib/pages/kind'

export const fullPicture = kind('full_picture', {
  name: 'Foto de lado a lado',
  ground: 'own',
  fields: { image: { required: true }, quote: { max: 90 } },
})
