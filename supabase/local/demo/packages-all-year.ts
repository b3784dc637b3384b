import type { Package } from '../../../lib/packages/schema.ts'
import { asInTheHouse } from './conditions.ts'
import { picture } from './demo.ts'

export const romance: Package = {
  id: '43f28ab8-fd39-4f5f-8f83-b1810d06b6cb',
  name: 'Refúgio Romântico',
  slug: 'refugio-romantico',
  title: 'A dois, à beira do lago',
  description:
    'Duas noites no Chalé Romântico, com a lareira acesa, a banheira de hidromassagem junto à janela e o lago diante da varanda. O café da manhã é servido no chalé, na hora em que vocês acordarem. À noite, uma mesa à luz de velas espera no restaurante.',
  category: 'romantico',
  price: 3840,
  originalPrice: null,
  images: {
    principal: picture('banheira-hidro.jpg'),
    gallery: [
      picture('chale-varanda.jpg'),
      picture('quarto-premium.jpg'),
      picture('cafe-da-manha.jpg'),
      picture('chale-lago.jpg'),
    ],
  },
  features: [
    'Duas noites em Chalé Romântico',
    'Café da manhã servido no chalé',
    'Almoço e jantar no restaurante',
    'Uma noite com menu especial à luz de velas',
    'Espumante brasileiro e flores na chegada',
    'Saída estendida até as 15h',
  ],
  highlights: [
    'O chalé mais afastado da fazenda, de frente para o lago',
    'Mesa reservada junto à janela na noite do jantar',
    'Lenha e lareira prontas ao anoitecer',
  ],
  details: { nights: 2, maxCapacity: 2, minNights: 2, checkIn: '14:00', checkOut: '15:00' },
  conditions: asInTheHouse,
  dates: { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd: null },
  isFeatured: true,
  active: true,
  hideAtEnd: true,
  primaryColor: '#7a3e7e',
  bookingUrl: 'https://reservas.quaresmeira.example/pacotes/refugio-romantico',
  monthLabel: 'O ano todo',
  priceDetail: 'por casal, 2 noites, pensão completa',
  orderIndex: 3,
  createdAt: '2026-02-09T12:00:00.000Z',
  updatedAt: '2026-09-28T18:30:00.000Z',
}

/** From March to the end of June of `year`. */
export function forest(year: number): Package {
  return {
    id: '9e7979a5-5d18-4a62-904c-67bda78771b5',
    name: 'Respiro na Mata',
    slug: 'respiro-na-mata',
    title: 'Respiro na mata',
    description:
      'Três noites para dormir cedo, caminhar devagar pela floresta e nadar em água aquecida. Cada hóspede recebe uma massagem de 50 minutos no próprio chalé, e as manhãs começam com alongamento no píer, enquanto a névoa ainda cobre o lago. A cozinha acompanha com um cardápio leve, de folhas da horta, caldos e frutas da estação.',
    category: 'bem-estar',
    price: 3640,
    originalPrice: 4280,
    images: {
      principal: picture('rede-varanda.jpg'),
      gallery: [
        picture('montanhas-nevoa.jpg'),
        picture('trilha-mata.jpg'),
        picture('piscina.jpg'),
        picture('academia.jpg'),
      ],
    },
    features: [
      'Três noites em Chalé Superior',
      'Café da manhã, almoço e jantar todos os dias',
      'Uma massagem de 50 minutos por pessoa',
      'Alongamento guiado no píer pela manhã',
      'Caminhada curta pela mata com guia',
      'Piscina aquecida de 1,5 m de profundidade',
      'Academia aberta aos hóspedes',
    ],
    highlights: [
      'Cardápio leve montado com a cozinha no dia da chegada',
      'Chá de ervas da horta no chalé todas as noites',
    ],
    details: { nights: 3, maxCapacity: 2, minNights: 2, checkIn: '14:00', checkOut: '12:00' },
    conditions: asInTheHouse,
    dates: {
      offerStart: `${year - 1}-03-02`,
      offerEnd: `${year}-06-15`,
      accommodationStart: `${year - 1}-03-09`,
      accommodationEnd: `${year}-06-30`,
    },
    isFeatured: true,
    active: true,
    hideAtEnd: true,
    primaryColor: '#065f46',
    bookingUrl: 'https://reservas.quaresmeira.example/pacotes/respiro-na-mata',
    monthLabel: `Até junho de ${year}`,
    priceDetail: 'por casal, 3 noites, pensão completa e massagens',
    orderIndex: 5,
    createdAt: `${year - 1}-02-23T10:15:00.000Z`,
    updatedAt: `${year - 1}-11-10T14:20:00.000Z`,
  }
}

export const withPet: Package = {
  id: 'd835a931-0ca7-4056-840e-76ec636d4be0',
  name: 'Meio de Semana com Pet',
  slug: 'meio-de-semana-com-pet',
  title: 'O cachorro também vem',
  description:
    'De domingo a quinta, o vale fica mais quieto e sobra gramado para correr. A caminha, os potes e a guia já estão na varanda quando vocês chegam, e o primeiro passeio da manhã contorna o lago. Um animal de estimação está incluído na diária.',
  category: 'familia',
  price: 1480,
  originalPrice: null,
  images: {
    principal: picture('pet-friendly.jpg'),
    gallery: [picture('chale-01.jpg'), picture('chales-fileira.jpg'), picture('deck-lago.jpg')],
  },
  features: [
    'Duas noites em Chalé Tradicional, de domingo a quinta',
    'Café da manhã, almoço e jantar todos os dias',
    'Um animal de estimação, sem taxa extra',
    'Caminha, potes e guia à disposição no chalé',
    'Piscina aquecida e academia para os tutores',
  ],
  highlights: [],
  details: { nights: 2, maxCapacity: 2, minNights: 2, checkIn: '14:00', checkOut: '12:00' },
  conditions: asInTheHouse,
  dates: { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd: null },
  isFeatured: false,
  active: true,
  hideAtEnd: true,
  primaryColor: '#74b24a',
  bookingUrl: 'https://reservas.quaresmeira.example/pacotes/meio-de-semana-com-pet',
  monthLabel: 'O ano todo',
  priceDetail: 'por casal, 2 noites, pensão completa',
  orderIndex: 6,
  createdAt: '2026-04-14T16:40:00.000Z',
  updatedAt: '2026-04-14T16:40:00.000Z',
}
