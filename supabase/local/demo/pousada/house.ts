import type { Conditions } from '../../../../lib/conditions/schema.ts'
import type { Contacts } from '../../../../lib/identity/schema.ts'
import type { Testimonial } from '../../../../lib/testimonials/schema.ts'

export const contacts: Contacts = {
  id: 'contacts',
  whatsapp: '(24) 95550-0187',
  second_phone: '',
  hours: 'Atendimento de terça a domingo, das 9h às 18h.',
  instagram: 'https://www.instagram.com/maremansa.example',
  facebook: '',
  tripadvisor: '',
  google_profile: '',
  legal_name: '',
  cnpj: '',
  cadastur: '',
  street: 'Rua do Cais, 12',
  district: 'Praia da Enseada',
  city: 'Costa Verde',
  state: 'RJ',
  postal_code: '',
  checkin_time: '14:00',
  checkout_time: '11:00',
  coordinates: '',
  directions:
    'Da BR-101, desça na placa da Praia da Enseada e siga o calçamento até o cais. A casa é a última antes do píer.',
  travel: [{ from: 'Rio de Janeiro', time: '3 h 30' }],
  travel_note: '',
  credit_name: '',
  credit_url: null,
}

export const conditions: Conditions = {
  id: 'conditions',
  instalments: 3,
  pix_discount: 5,
  payment: 'A reserva se confirma com metade do valor; o restante é pago na chegada.',
  cancellation: 'Até sete dias antes da chegada, devolvemos o valor inteiro.',
  children_free_age: 4,
  children: '',
  meals: 'O café da manhã faz parte da diária. A pousada não tem restaurante; indicamos os do cais.',
  pets_allowed: 'no',
  pets: '',
  check_in: '',
  documents: '',
}

export const testimonials: Testimonial[] = [
  {
    id: '4e9d1c7a-2b60-4f38-9a15-c07e5d3b8f01',
    quote:
      'Fomos por duas noites e ficamos cinco. O barco sai do quintal, e ninguém pergunta a que horas você volta.',
    name: 'Renata e Caio',
    month: 'agosto de 2026',
    active: true,
  },
]
