/** Facts of the hotel that texts may name in braces, with their labels in the panel. */
export const factLabels = {
  hotel: 'Nome do hotel',
  razao_social: 'Razão social',
  cnpj: 'CNPJ',
  cadastur: 'Cadastur',
  endereco: 'Endereço',
  telefone: 'Telefone',
  telefone_2: 'Segundo telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  atendimento: 'Horário de atendimento',
  site: 'Endereço deste site',
  motor_de_reservas: 'Endereço do motor de reservas',
  checkin: 'Horário de check-in',
  checkout: 'Horário de check-out',
  parcelas: 'Número de parcelas sem juros',
  idade_gratis: 'Até que idade crianças não pagam',
  pix: 'Desconto no Pix ou em dinheiro',
  cancelamento: 'Condições de cancelamento',
  encarregado: 'Encarregado de dados',
  contato_encarregado: 'Contato do encarregado',
} as const

export type FactName = keyof typeof factLabels

/** A sentence that names a missing or empty fact is hidden. */
export type Facts = Partial<Record<FactName, string>>

/** Pages of this site that a text may link to by name. */
export const pageNames = ['privacidade', 'termos'] as const

export type PageName = (typeof pageNames)[number]

export const braced = /\{([^{}\n]*)\}/g

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(factLabels, name)
}

export function isPageName(name: string): name is PageName {
  return pageNames.some((known) => known === name)
}

/** Returns a message about wrong braces in a typed text, or undefined. */
export function bracesMessage(text: string): string | undefined {
  const unknown = [...text.matchAll(braced)].find(([, name = '']) => !isFactName(name) && !isPageName(name))
  if (unknown) return `Não conhecemos ${unknown[0]}: use um dado da lista, como {hotel}`
  if (/[{}]/.test(text.replace(braced, ''))) return 'Chaves só servem para dados da lista, como {hotel}'
  return undefined
}
