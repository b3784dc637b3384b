import type { EditorialImage } from '@/components/editorial/editorial-image'

export const heroImage: EditorialImage = {
  src: '/images/rede-varanda.jpg',
  alt: 'Rede de algodão com franja na varanda, de frente para o lago e as montanhas na névoa',
  crop: 'object-[50%_62%]',
}

export const restImage: EditorialImage = {
  src: '/images/deck-lago.jpg',
  alt: 'Píer de madeira sobre o lago, com chalés e montanhas na névoa',
  crop: 'object-[50%_70%]',
}
