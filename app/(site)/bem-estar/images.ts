import type { EditorialImage } from '@/components/editorial/editorial-image'

export const heroImage: EditorialImage = {
  src: '/images/piscina.jpg',
  alt: 'Piscina com deck de madeira, espreguiçadeiras e guarda-sóis diante da floresta',
  crop: 'object-[50%_55%]',
}

export const restImage: EditorialImage = {
  src: '/images/rede-varanda.jpg',
  alt: 'Rede de algodão com franja na varanda, de frente para o lago e as montanhas na névoa',
  crop: 'object-[50%_62%]',
}
