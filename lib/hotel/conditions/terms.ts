import { countLabel } from '@/lib/count-label'
import type { Conditions, OwnConditions } from './fields'

/** What holds for one package, or for the hotel. */
export type Terms = Omit<Conditions, 'id'>

/** A package's own conditions over the hotel's: what it leaves empty is as in the hotel. */
export function mergeTerms(hotelConditions: Terms, own: OwnConditions): Terms {
  const { pets_allowed, pets, ...rest } = own
  const said = Object.entries(rest).filter(([, value]) => value !== null && value !== '')
  return {
    ...hotelConditions,
    ...Object.fromEntries(said),
    // Together: the hotel's sentence would contradict another answer.
    ...(own.children_free_age !== null && { children: own.children }),
    ...((pets_allowed || pets) && { pets_allowed: pets_allowed || hotelConditions.pets_allowed, pets }),
  }
}

/** `Crianças de até 6 anos não pagam`, or null where they pay from birth. */
export function childrenText(terms: FreeAge): string | null {
  const age = freeAge(terms)
  return age ? `Crianças de até ${age} não pagam` : null
}

/** `6 anos`, or nothing where they pay from birth, or where the hotel takes none so young. */
export function freeAge({ children_free_age: age, children_from }: FreeAge): string {
  return age > 0 && age >= children_from ? countLabel(age, 'ano', 'anos') : ''
}

type FreeAge = Pick<Terms, 'children_free_age' | 'children_from'>

/** The ages of the children that the hotel takes, both included; null where it takes adults only. */
export function childAges({ children_from: min, adult_from }: Pick<Terms, 'children_from' | 'adult_from'>) {
  return min < adult_from ? { min, max: adult_from - 1 } : null
}

/** Which children the hotel does not take, as a sentence; empty where it takes all. */
function limitText(terms: Terms): string {
  const ages = childAges(terms)
  if (!ages) return `Só recebemos hóspedes a partir de ${terms.adult_from} anos.`
  return ages.min > 0 ? `Recebemos crianças a partir de ${countLabel(ages.min, 'ano', 'anos')}.` : ''
}

/** What children who pay do, unless the hotel's own sentence has a number or says it. */
function payingText(terms: Terms): string {
  const ages = childAges(terms)
  const first = ages && Math.max(ages.min, terms.children_free_age > 0 ? terms.children_free_age + 1 : 0)
  if (!ages || first === null || first > ages.max || /\d|pag/i.test(terms.children)) return ''
  const years = countLabel(ages.max, 'ano', 'anos')
  return first === ages.max ? `Com ${years}, consulte o valor.` : `De ${first} a ${years}, consulte o valor.`
}

/** Into how many parts without interest, or null where the price is paid at once. */
export function upTo({ instalments }: Pick<Terms, 'instalments'>): string | null {
  return instalments > 1 ? `até ${instalments}x sem juros` : null
}

/** What a guest wants to know before booking, in the page's order; also which promise of the `house` does not hold. */
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
  return rows.flatMap(([title, ...said]) => {
    // What the hotel's own sentence already says is not said twice.
    const plain = (part: string) => part.replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR')
    const own = plain(String(said.at(-1) ?? ''))
    const repeats = (part: string) => own.includes(plain(part.replace(/\.$/, '')))
    const text = said
      .filter((part, place) => part && (place === said.length - 1 || !repeats(String(part))))
      .join(' ')
    return title && text ? [{ title: String(title), text }] : []
  })
}
