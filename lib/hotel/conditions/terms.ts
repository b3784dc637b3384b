import { countLabel } from '@/lib/count-label'
import type { Conditions, OwnConditions } from './fields'

/** The conditions of one package or of the hotel. */
export type Terms = Omit<Conditions, 'id'>

/** Merges a package's conditions over the hotel's; empty fields inherit. */
export function mergeTerms(hotelConditions: Terms, own: OwnConditions): Terms {
  const { pets_allowed, pets, ...rest } = own
  const filled = Object.entries(rest).filter(([, value]) => value !== null && value !== '')
  return {
    ...hotelConditions,
    ...Object.fromEntries(filled),
    // Replace both together, because the hotel's sentence would contradict a different answer.
    ...(own.children_free_age !== null && { children: own.children }),
    ...((pets_allowed || pets) && { pets_allowed: pets_allowed || hotelConditions.pets_allowed, pets }),
  }
}

/** Returns `Crianças de até 6 anos não pagam`, or null if children pay from birth. */
export function childrenText(terms: FreeAge): string | null {
  const age = freeAge(terms)
  return age ? `Crianças de até ${age} não pagam` : null
}

/** Returns `6 anos`, or '' if children pay from birth or the hotel accepts none that young. */
export function freeAge({ children_free_age: age, children_from }: FreeAge): string {
  return age > 0 && age >= children_from ? countLabel(age, 'ano', 'anos') : ''
}

type FreeAge = Pick<Terms, 'children_free_age' | 'children_from'>

/** Returns the accepted child ages, inclusive, or null if the hotel accepts adults only. */
export function childAges({ children_from: min, adult_from }: Pick<Terms, 'children_from' | 'adult_from'>) {
  return min < adult_from ? { min, max: adult_from - 1 } : null
}

/** Describes a limit on children's ages; '' without one. */
function limitText(terms: Terms): string {
  const ages = childAges(terms)
  if (!ages) return `Só recebemos hóspedes a partir de ${terms.adult_from} anos.`
  return ages.min > 0 ? `Recebemos crianças a partir de ${countLabel(ages.min, 'ano', 'anos')}.` : ''
}

/** Describes the price for older children, unless the hotel's own sentence mentions a number or payment. */
function payingText(terms: Terms): string {
  const ages = childAges(terms)
  const first = ages && Math.max(ages.min, terms.children_free_age > 0 ? terms.children_free_age + 1 : 0)
  if (!ages || first === null || first > ages.max || /\d|pag/i.test(terms.children)) return ''
  const years = countLabel(ages.max, 'ano', 'anos')
  return first === ages.max ? `Com ${years}, consulte o valor.` : `De ${first} a ${years}, consulte o valor.`
}

/** Returns the maximum interest-free instalments, or null if the price is paid at once. */
export function upTo({ instalments }: Pick<Terms, 'instalments'>): string | null {
  return instalments > 1 ? `até ${instalments}x sem juros` : null
}

/** Lists the terms in the page's order, including benefits of the hotel that the package lacks. */
export function termsRows(terms: Terms, hotelConditions: Terms = terms): { title: string; text: string }[] {
  const parts = upTo(terms)
  const children = childrenText(terms)
  const { pix_discount, pets_allowed } = terms
  const pets = { yes: 'Animais são bem-vindos.', no: 'Não recebemos animais.', '': '' }[pets_allowed]
  const rows = [
    [
      'Pagamento',
      parts ? `Em ${parts}.` : upTo(hotelConditions) && 'Neste pacote, sem parcelamento.',
      pix_discount
        ? `No Pix, ${pix_discount}% de desconto.`
        : hotelConditions.pix_discount && 'Neste pacote, sem desconto no Pix.',
      terms.payment,
    ],
    ['Cancelamento', terms.cancellation],
    [
      'Crianças',
      limitText(terms),
      children
        ? `${children}.`
        : childrenText(hotelConditions) && 'Neste pacote, crianças de todas as idades pagam.',
      payingText(terms),
      terms.children,
    ],
    ['Refeições', terms.meals],
    ['Animais', pets, terms.pets],
    ['Chegada e saída', terms.check_in],
    ['Documentos', terms.documents],
  ]
  return rows.flatMap(([title, ...parts]) => {
    // Do not repeat parts of the hotel's own sentence.
    const plain = (part: string) => part.replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR')
    const own = plain(String(parts.at(-1) ?? ''))
    const repeats = (part: string) => own.includes(plain(part.replace(/\.$/, '')))
    const text = parts
      .filter((part, place) => part && (place === parts.length - 1 || !repeats(String(part))))
      .join(' ')
    return title && text ? [{ title: String(title), text }] : []
  })
}
