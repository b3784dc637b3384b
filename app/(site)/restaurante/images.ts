import type { EditorialImage } from '@/components/editorial/editorial-image'

export const heroImage: EditorialImage = {
  src: '/images/restaurante-mesa.jpg',
  alt: 'Mesa rústica de madeira posta para o café da manhã, no salão com janelas para a mata',
  crop: 'object-[70%_60%]',
}

export const eveningImage: EditorialImage = {
  src: '/images/jantar-velas.jpg',
  alt: 'Mesa de jantar à luz de velas, com taças de vinho e janelas escuras para a mata',
  crop: 'object-[62%_62%]',
}
