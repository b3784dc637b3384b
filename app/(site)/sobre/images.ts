import type { EditorialImage } from '@/components/editorial/editorial-image'
import type { StripImage } from '@/components/editorial/image-strip'

export const heroImage: EditorialImage = {
  src: '/images/fazenda-aerea.jpg',
  alt: 'Vista aérea da fazenda: o lago, os chalés na margem e a mata ao redor',
  crop: 'object-[70%_50%]',
}

export const quoteImage: EditorialImage = {
  src: '/images/deck-lago.jpg',
  alt: 'Píer de madeira sobre o lago ao nascer do sol, com chalés e montanhas ao fundo',
  crop: 'object-[50%_70%]',
}

export const stripImages: StripImage[] = [
  {
    src: '/images/hero-vale.jpg',
    alt: 'Três chalés à beira do lago, com névoa sobre as montanhas',
    shape: 'wide',
  },
  {
    src: '/images/quarto-floresta.jpg',
    alt: 'Quarto de madeira clara com cama de casal e abajures acesos',
    shape: 'tall',
    crop: 'object-[78%_50%]',
  },
  { src: '/images/trilha-mata.jpg', alt: 'Trilha entre samambaias-açu, com raios de sol', shape: 'square' },
  { src: '/images/chale-04.jpg', alt: 'Chalé de madeira com jardim florido, de manhã', shape: 'wide' },
  {
    src: '/images/lareira.jpg',
    alt: 'Lareira de pedra acesa entre duas poltronas de couro',
    shape: 'tall',
  },
  { src: '/images/cavalos.jpg', alt: 'Três cavalos pastando na névoa da manhã', shape: 'wide' },
  {
    src: '/images/rede-varanda.jpg',
    alt: 'Rede de algodão na varanda, de frente para o lago',
    shape: 'square',
  },
  {
    src: '/images/chale-noite.jpg',
    alt: 'Chalé sob o céu estrelado, com cordões de luzes acesos',
    shape: 'wide',
  },
]
