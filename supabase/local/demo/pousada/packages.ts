import type { Package } from '../../../../lib/packages/schema.ts'
import { asInTheHouse } from '../conditions.ts'
import { picture } from '../demo.ts'
import { nextSeason } from '../seasons.ts'

/** On a day of the hotel, `yyyy-mm-dd`. */
export function packages(today: string): Package[] {
  return [weekend, nextSeason(today, lowSeason)]
}

const weekend: Package = {
  id: '9a1d6c3e-52b8-4f7a-8e13-4f0b2d7c5a01',
  name: 'Fim de Semana na Baía',
  slug: 'fim-de-semana-na-baia',
  title: 'Dois dias de barco e rede',
  description:
    'Duas noites com o passeio de barco incluído: sai do píer depois do café, para em três praias e volta antes do vento da tarde. O resto é rede, banho de mar e a mesa do café da manhã sem hora para acabar.',
  category: 'romantico',
  price: 1490,
  originalPrice: null,
  images: {
    principal: picture('deck-lago.jpg'),
    gallery: [picture('rede-varanda.jpg'), picture('cafe-da-manha.jpg'), picture('trilha-mata.jpg')],
  },
  features: [
    'Duas noites para o casal',
    'Café da manhã na varanda',
    'Passeio de barco de quatro horas, com almoço a bordo',
    'Toalhas e cadeiras de praia',
  ],
  highlights: ['Um barco só para os hóspedes da casa'],
  details: { nights: 2, maxCapacity: 2, minNights: 2, checkIn: '14:00', checkOut: '11:00' },
  conditions: asInTheHouse,
  dates: { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd: null },
  isFeatured: true,
  active: true,
  hideAtEnd: true,
  primaryColor: '#1d4e6b',
  bookingUrl: null,
  monthLabel: 'O ano todo',
  priceDetail: 'por casal, 2 noites, com café da manhã',
  orderIndex: 1,
  createdAt: '2026-03-02T12:00:00.000Z',
  updatedAt: '2026-09-14T15:20:00.000Z',
}

/** From July to October of `year`. */
function lowSeason(year: number): Package {
  return {
    ...weekend,
    id: '9a1d6c3e-52b8-4f7a-8e13-4f0b2d7c5a02',
    name: `Inverno na Enseada ${year}`,
    slug: `inverno-na-enseada-${year}`,
    title: 'A baía no inverno, quase só sua',
    description:
      'De julho a setembro a água fica transparente, as trilhas secam e as praias esvaziam. Quatro noites pelo preço de três, com caminhada guiada até a cachoeira e peixe assado na última noite.',
    category: 'aventura',
    price: 2460,
    originalPrice: 3280,
    images: {
      principal: picture('trilha-mata.jpg'),
      gallery: [picture('montanhas-nevoa.jpg'), picture('piscina.jpg')],
    },
    features: [
      'Quatro noites pelo preço de três',
      'Café da manhã na varanda',
      'Caminhada com guia até a cachoeira',
      'Peixe assado na folha de bananeira na última noite',
    ],
    highlights: [],
    details: { nights: 4, maxCapacity: 2, minNights: 4, checkIn: '14:00', checkOut: '11:00' },
    conditions: asInTheHouse,
    dates: {
      offerStart: `${year - 1}-11-01`,
      offerEnd: `${year}-08-31`,
      accommodationStart: `${year}-07-01`,
      accommodationEnd: `${year}-09-30`,
    },
    isFeatured: true,
    monthLabel: 'Julho a setembro',
    priceDetail: 'por casal, 4 noites, com café da manhã',
    orderIndex: 2,
    createdAt: `${year - 1}-10-20T12:00:00.000Z`,
    updatedAt: `${year - 1}-10-20T12:00:00.000Z`,
  }
}
