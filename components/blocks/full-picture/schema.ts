import { kind, required } from '@/lib/pages/kind'

export const fullPicture = kind('full_picture', {
  name: 'Foto de lado a lado',
  ground: 'own',
  fields: { image: { required }, quote: { max: 90 } },
})
