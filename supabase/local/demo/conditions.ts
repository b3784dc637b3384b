import type { Conditions, OwnConditions } from '../../../lib/conditions/schema.ts'

export const demoConditions: Conditions = {
  id: 'conditions',
  instalments: 6,
  pix_discount: null,
  payment: 'Metade ao reservar, o restante até a chegada.',
  cancellation: 'Até 15 dias antes da chegada, devolvemos tudo; depois, vira crédito por um ano.',
  children_free_age: 6,
  children: 'Berço e banheira de bebê são gratuitos.',
  meals: 'Café da manhã, almoço e jantar fazem parte da diária.',
  pets_allowed: 'yes',
  pets: 'Um por reserva, sem taxa; avise ao reservar.',
  check_in: 'Quem chega cedo já pode aproveitar o jardim e a piscina.',
  documents: 'Documento com foto de todos; menores, também certidão.',
}

/** What a package says that changes nothing. */
export const asInTheHouse: OwnConditions = {
  instalments: null,
  pix_discount: null,
  children_free_age: null,
  payment: '',
  cancellation: '',
  children: '',
  meals: '',
  pets_allowed: '',
  pets: '',
  check_in: '',
  documents: '',
}
