import type { Package } from '../../../lib/packages/schema.ts'
import { asInTheHouse } from './conditions.ts'
import { picture } from './demo.ts'
import { addDays, bookingPage, easter, monthsOf } from './seasons.ts'

export function christmas(year: number): Package {
  return {
    id: 'e5596ca2-6b5d-43c4-97fd-31947852041b',
    name: `Natal ${year}`,
    slug: `natal-${year}`,
    title: 'Natal em família na serra',
    description:
      'Quatro noites para a família inteira se reencontrar, com os chalés iluminados e a mesa posta para todos. A ceia do dia 24 junta receitas da fazenda e clássicos brasileiros; no dia 25, o almoço é servido no jardim. Entre uma refeição e outra, a piscina aquecida e o gramado ficam por conta das crianças.',
    category: 'familia',
    price: 6980,
    originalPrice: 7890,
    images: {
      principal: picture('chale-noite.jpg'),
      gallery: [
        picture('restaurante-mesa.jpg'),
        picture('chales-fileira.jpg'),
        picture('quarto-familia.jpg'),
        picture('piscina.jpg'),
      ],
    },
    features: [
      'Quatro noites em Chalé Família',
      'Café da manhã, almoço e jantar todos os dias',
      'Ceia de Natal na noite de 24 de dezembro',
      'Almoço de Natal no jardim, no dia 25',
      'Oficina de enfeites para as crianças',
      'Piscina aquecida com área infantil de 60 cm de profundidade',
      'Berço e banheira de bebê, se precisar',
    ],
    highlights: [
      'Ceia à luz de velas, com opções vegetarianas',
      'Cordões de luzes acesos nos chalés ao cair da noite',
      'Um presente feito por artesãos da região para cada criança',
    ],
    details: { nights: 4, maxCapacity: 4, minNights: 4, checkIn: '14:00', checkOut: '12:00' },
    conditions: asInTheHouse,
    dates: {
      offerStart: `${year}-09-01`,
      offerEnd: `${year}-12-18`,
      accommodationStart: `${year}-12-23`,
      accommodationEnd: `${year}-12-27`,
    },
    isFeatured: true,
    active: true,
    hideAtEnd: true,
    primaryColor: '#9b2335',
    bookingUrl: bookingPage(`natal-${year}`),
    monthLabel: 'Dezembro',
    priceDetail: 'por casal, 4 noites, pensão completa',
    orderIndex: 1,
    createdAt: `${year}-08-24T13:20:00.000Z`,
    updatedAt: `${year}-11-03T17:45:00.000Z`,
  }
}

export function newYear(year: number): Package {
  const next = String(year + 1).slice(2)
  return {
    id: '37e9b7c9-32b9-45d7-ae9c-cbd80ca6dc96',
    name: `Réveillon ${year}/${next}`,
    slug: `reveillon-${year}-${next}`,
    title: 'Réveillon sob as estrelas',
    description:
      'A virada do ano no silêncio da montanha, com jantar em seis tempos, brinde no píer e o céu da serra no lugar dos fogos. A cozinha trabalha com o que a horta e os produtores vizinhos trazem na semana, e cada prato chega com o seu vinho. No primeiro dia de janeiro, o café da manhã vai até o meio-dia.',
    category: 'gastronomia',
    price: 9800,
    originalPrice: null,
    images: {
      principal: picture('jantar-velas.jpg'),
      gallery: [
        picture('chale-lago.jpg'),
        picture('deck-lago.jpg'),
        picture('quarto-premium.jpg'),
        picture('cafe-da-manha.jpg'),
      ],
    },
    features: [
      'Quatro noites em Chalé Premium',
      'Café da manhã, almoço e jantar todos os dias',
      'Jantar de Réveillon em seis tempos, com vinhos',
      'Brinde com espumante brasileiro à meia-noite, no píer',
      'Café da manhã até o meio-dia em 1º de janeiro',
      'Caminhada guiada no primeiro amanhecer do ano',
      'Piscina aquecida e academia',
      'Berço e banheira de bebê, se precisar',
    ],
    highlights: [
      'Menu criado pela cozinha da casa para uma única noite',
      'Fogueira e música ao vivo à beira do lago',
      'Sem fogos de artifício: os animais da fazenda, e os seus, agradecem',
    ],
    details: { nights: 4, maxCapacity: 3, minNights: 4, checkIn: '15:00', checkOut: '14:00' },
    conditions: asInTheHouse,
    dates: {
      offerStart: `${year}-09-01`,
      offerEnd: `${year}-12-22`,
      accommodationStart: `${year}-12-29`,
      accommodationEnd: `${year + 1}-01-02`,
    },
    isFeatured: true,
    active: true,
    hideAtEnd: true,
    primaryColor: '#ffcd1a',
    bookingUrl: bookingPage(`reveillon-${year}-${next}`),
    monthLabel: 'Dezembro e janeiro',
    priceDetail: 'por casal, 4 noites, pensão completa',
    orderIndex: 2,
    createdAt: `${year}-08-24T14:05:00.000Z`,
    updatedAt: `${year}-10-19T12:10:00.000Z`,
  }
}

export function carnival(year: number): Package {
  const ashWednesday = addDays(easter(year), -46)
  const friday = addDays(ashWednesday, -5)
  return {
    id: '24882906-c0bf-454c-96dc-90f61364454b',
    name: `Carnaval ${year}`,
    slug: `carnaval-${year}`,
    title: 'Carnaval na trilha',
    description:
      'Cinco noites de folga da folia, entre trilhas, quadriciclo e piscina aquecida. Todo dia há uma saída guiada pela Mata Atlântica, em ritmo leve ou puxado, e quem preferir pode trocar a bota pela rede. A Quarta-Feira de Cinzas começa com um café da manhã demorado.',
    category: 'aventura',
    price: 6480,
    originalPrice: 7200,
    images: {
      principal: picture('quadriciclo.jpg'),
      gallery: [
        picture('trilha-mata.jpg'),
        picture('piscina.jpg'),
        picture('cavalos.jpg'),
        picture('chales-fileira.jpg'),
      ],
    },
    features: [
      'Cinco noites em Chalé Tradicional',
      'Café da manhã, almoço e jantar todos os dias',
      'Saídas guiadas diárias pela Mata Atlântica',
      'Um passeio de quadriciclo de 60 minutos por casal',
      'Lanche de trilha preparado pela cozinha',
      'Piscina aquecida e academia',
    ],
    highlights: [
      'Trilhas em dois ritmos: caminhada leve ou subida longa',
      'Quadriciclo com instrutor; quem conduz apresenta a CNH',
      'Marchinhas no jardim na tarde de sábado',
      'Uma saída noturna para ouvir os sapos e olhar o céu',
    ],
    details: { nights: 5, maxCapacity: 2, minNights: 4, checkIn: '14:00', checkOut: '12:00' },
    conditions: asInTheHouse,
    dates: {
      offerStart: `${year - 1}-10-15`,
      offerEnd: addDays(friday, -7),
      accommodationStart: friday,
      accommodationEnd: ashWednesday,
    },
    isFeatured: true,
    active: true,
    hideAtEnd: true,
    primaryColor: '#ff6b35',
    bookingUrl: null,
    monthLabel: monthsOf(friday, ashWednesday),
    priceDetail: 'por casal, 5 noites, pensão completa',
    orderIndex: 4,
    createdAt: `${year - 1}-10-05T11:30:00.000Z`,
    updatedAt: `${year - 1}-10-15T09:00:00.000Z`,
  }
}
