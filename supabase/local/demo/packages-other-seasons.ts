import type { Package } from '../../../lib/packages/schema.ts'
import { asInTheHouse } from './conditions.ts'
import { picture } from './demo.ts'
import { addDays, bookingPage, easter, firstDay, lastDay, monthsOf } from './seasons.ts'

const sunday = 0
const friday = 5
const saturday = 6

export function winter(year: number): Package {
  return {
    id: '8e7987f1-c742-44b7-8c18-2909a5368477',
    name: `Inverno ${year}`,
    slug: `inverno-${year}`,
    title: 'Inverno à mesa',
    description: `Noite fria pede panela de barro, pão recém-saído do forno e um lugar perto do fogo. Nas sextas e nos sábados de julho de ${year}, o jantar é um percurso de caldos, massas e carnes de cozimento lento, com vinhos brasileiros. Durante o dia, o sol de inverno aquece a varanda.`,
    category: 'gastronomia',
    price: 1980,
    originalPrice: 2360,
    images: { principal: picture('lareira.jpg'), gallery: [] },
    features: [
      'Duas noites em Chalé Superior, com lareira',
      'Café da manhã, almoço e jantar todos os dias',
      'Um jantar de inverno em quatro tempos',
      'Degustação de três vinhos brasileiros',
      'Piscina aquecida e academia',
      'Berço e banheira de bebê, se precisar',
    ],
    highlights: ['Pães de fermentação natural assados na casa', 'Lenha reposta no chalé todas as tardes'],
    details: { nights: 2, maxCapacity: 3, minNights: 2, checkIn: '14:00', checkOut: '12:00' },
    conditions: asInTheHouse,
    dates: {
      offerStart: `${year}-05-05`,
      offerEnd: `${year}-07-18`,
      accommodationStart: firstDay(year, 7, friday),
      accommodationEnd: lastDay(year, 7, sunday),
    },
    isFeatured: false,
    active: true,
    hideAtEnd: true,
    primaryColor: '#9b2335',
    bookingUrl: bookingPage(`inverno-${year}`),
    monthLabel: 'Julho',
    priceDetail: 'por casal, 2 noites, pensão completa',
    orderIndex: 7,
    createdAt: `${year}-04-22T13:00:00.000Z`,
    updatedAt: `${year}-06-30T08:50:00.000Z`,
  }
}

/** Inactive: a draft for the next October. */
export function october(year: number): Package {
  return {
    id: 'de50d681-7ecf-42f0-b45e-a008bee19406',
    name: `Outubro Mágico ${year}`,
    slug: `outubro-magico-${year}`,
    title: 'Outubro Mágico',
    description:
      'Em outubro, a programação é das crianças: caça ao tesouro no jardim, pão assado com a cozinheira, visita aos cavalos e histórias em volta da fogueira. Os adultos participam ou descansam, como preferirem. Os pequenos dormem no chalé dos pais.',
    category: 'familia',
    price: 3480,
    originalPrice: 3870,
    images: {
      principal: picture('piscina-infantil.jpg'),
      gallery: [picture('cavalos.jpg'), picture('quarto-familia.jpg'), picture('chale-04.jpg')],
    },
    features: [
      'Três noites em Chalé Família',
      'Café da manhã, almoço e jantar todos os dias',
      'Programação infantil da manhã ao fim da tarde',
      'Visita aos cavalos com o tratador',
      'Piscina aquecida com área infantil de 60 cm de profundidade',
      'Berço e banheira de bebê, se precisar',
    ],
    highlights: [
      'Caça ao tesouro em volta do lago no Dia das Crianças',
      'Cada criança leva para casa o pão que amassou',
      'Noite de histórias e pipoca junto à fogueira',
    ],
    details: { nights: 3, maxCapacity: 4, minNights: 2, checkIn: '14:00', checkOut: '12:00' },
    conditions: asInTheHouse,
    dates: {
      offerStart: `${year}-08-10`,
      offerEnd: `${year}-10-25`,
      accommodationStart: firstDay(year, 10, friday),
      accommodationEnd: lastDay(year, 10, saturday),
    },
    isFeatured: false,
    active: false,
    hideAtEnd: true,
    primaryColor: '#ffcd1a',
    bookingUrl: bookingPage(`outubro-magico-${year}`),
    monthLabel: 'Outubro',
    priceDetail: 'por casal, 3 noites, pensão completa',
    orderIndex: 8,
    createdAt: `${year}-08-03T15:25:00.000Z`,
    updatedAt: `${year}-09-14T10:00:00.000Z`,
  }
}

/** Inactive: a draft for the next Easter. */
export function easterDays(year: number): Package {
  const easterSunday = easter(year)
  const thursday = addDays(easterSunday, -3)
  return {
    id: '3c417f7d-656a-4f13-b45a-6c0df58aefb8',
    name: `Páscoa ${year}`,
    slug: `pascoa-${year}`,
    title: 'Páscoa entre quaresmeiras',
    description:
      'A quaresmeira ganhou esse nome porque floresce na Quaresma, e é na Páscoa que o vale fica mais roxo. São três noites, com bacalhau na Sexta-Feira Santa, cordeiro e legumes da horta no domingo e chocolate brasileiro nas sobremesas. Antes do almoço de domingo, as crianças procuram ovos entre as hortênsias.',
    category: 'gastronomia',
    price: 4260,
    originalPrice: null,
    images: {
      principal: picture('jardim-flores.jpg'),
      gallery: [picture('restaurante-mesa.jpg'), picture('quarto-familia.jpg'), picture('cafe-da-manha.jpg')],
    },
    features: [
      'Três noites em Chalé Família',
      'Café da manhã, almoço e jantar todos os dias',
      'Bacalhau na Sexta-Feira Santa',
      'Almoço de Páscoa no domingo',
      'Caça aos ovos no jardim',
      'Berço e banheira de bebê, se precisar',
    ],
    highlights: [
      'Chocolate de cacau brasileiro, feito por uma pequena fábrica',
      'Passeio pelo vale na época da florada',
    ],
    details: { nights: 3, maxCapacity: 4, minNights: 3, checkIn: '14:00', checkOut: '15:00' },
    conditions: asInTheHouse,
    dates: {
      offerStart: `${year}-01-11`,
      offerEnd: addDays(easterSunday, -9),
      accommodationStart: thursday,
      accommodationEnd: easterSunday,
    },
    isFeatured: false,
    active: false,
    hideAtEnd: true,
    primaryColor: '#7a3e7e',
    bookingUrl: bookingPage(`pascoa-${year}`),
    monthLabel: monthsOf(thursday, easterSunday),
    priceDetail: 'por casal, 3 noites, pensão completa',
    orderIndex: 9,
    createdAt: `${year - 1}-11-12T11:00:00.000Z`,
    updatedAt: `${year - 1}-11-17T16:05:00.000Z`,
  }
}
