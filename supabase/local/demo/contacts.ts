import type { Contacts } from '../../../lib/identity/schema.ts'
import { demoOwner } from './owner.ts'

export const demoContacts: Contacts = {
  id: 'contacts',
  whatsapp: '(24) 95550-0142',
  second_phone: '(24) 5550-0188',
  hours: 'Atendimento todos os dias, das 8h às 20h.',
  instagram: 'https://www.instagram.com/quaresmeira.example',
  facebook: 'https://www.facebook.com/quaresmeira.example',
  tripadvisor: 'https://www.tripadvisor.com.br/quaresmeira.example',
  google_profile: 'https://g.page/quaresmeira.example',
  legal_name: demoOwner.HOTEL_LEGAL_NAME,
  cnpj: demoOwner.HOTEL_CNPJ,
  cadastur: '19.000000.80.0001-0',
  street: 'Estrada da Névoa, km 7',
  district: 'Vale das Quaresmeiras',
  city: 'Serra Fluminense',
  state: 'RJ',
  postal_code: '25999-142',
  checkin_time: '14:00',
  checkout_time: '12:00',
  coordinates: '-22.2871,-42.9053',
  directions:
    'Da BR-040, siga as placas do vale. Depois da ponte de pedra, a estrada da Névoa sobe à direita.\n\nCom chuva forte, avise a recepção: alguém vai ao seu encontro.',
  travel: [
    { from: 'Rio de Janeiro', time: '2 h' },
    { from: 'Juiz de Fora', time: '2 h 30' },
    { from: 'São Paulo', time: '5 h' },
  ],
  travel_note:
    'Tempos aproximados. Os últimos sete quilômetros são de estrada de terra, boa para qualquer carro.',
  credit_name: 'Ateliê Neblina',
  credit_url: 'https://www.atelieneblina.example',
}
