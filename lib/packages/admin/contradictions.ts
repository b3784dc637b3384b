import { wholeStayNights } from '@/lib/booking/range'
import { parsePrice } from '@/lib/content/fields/price-input'
import { weekdayOf } from '@/lib/holidays'
import { freeAge, type Terms } from '@/lib/hotel/conditions/terms'
import { packageFields } from '../fields'
import { datedNights, type PackageFormInput } from '../form'
import { datesIn, weekdays } from './dates-in-text'

/** What a package's fields say, as far as they can be read; null where they say nothing. Prices are in reais. */
export type PackageFacts = {
  nights: number
  fewest: number
  capacity: number
  start: string | null
  end: string | null
  price: number | null
  originalPrice: number | null
  terms: Pick<Terms, 'pix_discount' | 'children_free_age' | 'children_from' | 'adult_from'> | null
}

/** A piece of a text that differs from the fields: what it says, and what the fields say. */
type Contradiction = { said: string; fact: string }

type Typed = Pick<
  PackageFormInput,
  'name' | 'title' | 'description' | 'priceDetail' | 'features' | 'highlights' | Compared
>
type Compared = 'price' | 'originalPrice' | 'details' | 'dates'

/** Returns a sentence for each piece of a package's texts that differs from its other fields, as they are typed. */
export function packageContradictions(
  { details, dates, ...form }: Typed,
  terms: PackageFacts['terms'],
): string[] {
  const nights = datedNights(dates) ?? Number(details.nights)
  const facts = {
    nights,
    fewest: Math.min(Number(details.minNights) || nights, nights),
    capacity: Number(details.maxCapacity),
    start: dates.accommodationStart || null,
    end: dates.accommodationEnd || null,
    price: parsePrice(String(form.price)) ?? null,
    originalPrice: parsePrice(String(form.originalPrice ?? '')) || null,
    terms,
  }
  return texts.flatMap((name) =>
    [form[name]].flat().flatMap((text) => {
      const found = contradictionsIn(text, facts)
      return found.map(({ said, fact }) => `${packageFields[name].label}: “${said}”, mas ${fact}.`)
    }),
  )
}

const texts = ['name', 'title', 'description', 'priceDetail', 'features', 'highlights'] as const

/** Returns where a text names other nights, weekdays, prices or ages than the package's fields (PKG-22). */
export function contradictionsIn(text: string, facts: PackageFacts): Contradiction[] {
  const sentences = text
    .split(/(?<=[.!?;])(?<!\b(?:dom|seg|ter|qua|qui|sex|s[aá]b)\.)\s+|\n+/i)
    .filter(Boolean)
  const found = sentences.flatMap((sentence) => rules.flatMap((rule) => rule(sentence, facts)))
  return found.filter(({ said }, place) => found.findIndex((other) => other.said === said) === place)
}

const rules = [nightsRule, weekdayRule, priceRule, ageRule]

const words = 'uma? dois|duas tr[eê]s quatro cinco seis sete oito nove dez onze doze'.split(' ')
const number = `\\d{1,3}|${words.join('|')}`

function countOf(typed: string) {
  const place = words.findIndex((word) => new RegExp(`^(?:${word})$`, 'i').test(typed))
  return place < 0 ? Number(typed) : place + 1
}

const nightsPattern = new RegExp(
  `(?<![\\p{L}\\d.,/$ªº])(${number})\\s*(?:\\([^)]{1,12}\\)\\s*)?(noites?|di[aá]rias?|pernoites?)(?!\\p{L})`,
  'giu',
)
/** Offers beside the package, and what is charged for leaving it. */
const otherStay =
  /multa|muda|cancel|desist|ret[eé]m|retemos|perde|no-?show|sinal de (?:\d|um)|cobran|reembols|remarca|tamb[eé]m|op[cç](?:[aã]o|ões)|prefer|quem (?:fic|reserv)|quiser|\bse (?:ficar|quis)|ficando|prolong|estend|vers(?:[aã]o|ões)|\boutr[oa]s? (?:[eé]poca|pacote|visita|data|per[ií]odo|vez|chal)|desconto|\boff\b|pr[oó]xim|pague|ganh|em dobro/i
const notAll = /(?:cada|mais de|menos de|at[eé]|\bem|mais|outras?|das primeiras|acima de|ou)\s+$/i
/** What may stand before the nights of the stay: the beginning, a sign, a name, or one of these words. */
const ofStay =
  /(?:^|[:,;·|(+–—-])\s*$|(?<!\p{L})(?:\p{Lu}\p{L}+|de|por|para|com|s[aã]o|ser[aã]o?|inclu\p{L}+|fi(?:car|que)m?|pass(?:ar|em?)|dorm\p{L}+|durma|durante|dura|nest[ae]s?|ess?as?|est[ae]s?|as|das|nas|suas?|contempla|e|curta|aproveite|viva|reserve|celebre|t[eê]m|ter[aáã]o?|imagine|pacote|hospedagem|estadi?a|roteiro|retiro|feriado|oferec\p{L}+|prepar\p{L}+|reserv\p{L}+|s[oó]|apenas|total|m[ií]nim[oa]|menos)\s+$/u
const beside =
  /^\s*(?:extras?|(?:d[oe]|por) (?:ano|m[eê]s|semana|inverno|ver[aã]o)|(?:saem?|custam?|t[eê]m|valem|viram)\b|adiciona|a mais|gr[aá]tis|de cortesia|por conta|,? ?(?:a|ou|até) (?:\d|uma|duas|tr|quat))/i
const program =
  /^\s*(?:(?:de|do|da)\s+(?:\p{L}+\s+)?(?:fogueira|m[uú]sica|jazz|samba|forr[oó]|vinho|queijo|degusta|jantar|show|festa|dan[cç]a|lua|estrela|cinema|jogo|seresta|viol|baile|ceia|fondue|pizza|churrasco|luau|caldo|sopa|gala|serenata|sarau|karaok|observa|massagem|spa)|tem[aá]tic|musica|gourmet|dan[cç]ante)/iu
const least = /(?:m[ií]nim[oa]s?|a partir|pelo menos|ao menos)[^,.\d]{0,20}$/i
const oneStay =
  /^\s*(?:de hosped|n[oa] (?:ch|su|qu|ba)|em (?:ch|su|qu|ba)|para (?:dois|duas|o casal|casal|at[eé])|e (?:dois|2) dias|,|$|\+)/i

function nightsRule(sentence: string, { nights, fewest }: PackageFacts): Contradiction[] {
  if (otherStay.test(sentence)) return []
  return [...sentence.matchAll(nightsPattern)].flatMap(({ 0: said, 1: typed = '', index }) => {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + said.length)]
    const count = countOf(typed)
    if (notAll.test(before) || !ofStay.test(before) || beside.test(after)) return []
    if (/^uma$/i.test(typed) && !oneStay.test(after)) return []
    if (least.test(before) || /^\s*(?:no m[ií]nimo|m[ií]nimas?|ou mais)/i.test(after))
      return count === fewest ? [] : [{ said, fact: `o mínimo é de ${fewest}` }]
    const isSame = count === nights || (program.test(after) && count < nights)
    return isSame ? [] : [{ said, fact: `o pacote tem ${nights === 1 ? '1 noite' : `${nights} noites`}` }]
  })
}

const arrival =
  /(?:chegada|entrada|check-?in|chegue|chegando)(?:(?!sa[ií]da|check-?out|\bou\b)[^;,.]){0,25}$/i
const departure = /(?:sa[ií]da|check-?out|partida|despedida)(?:(?!\bou\b)[^;,.]){0,25}$/i
const wholeStay = /(?:pacote|hosped\p{L}+|estadia|estada|feriad[aã]o|noites?)[^;,.]{0,20}(?:de|:)\s+$/iu

function weekdayRule(sentence: string, facts: PackageFacts): Contradiction[] {
  const { start, end } = facts
  const { pairs, alone } = datesIn(sentence, { start, end })
  const wrong = pairs.flatMap(({ said, day, weekday }) => differs(said, day, weekday))
  if (!start || !end || !wholeStayNights(start, end)) return wrong
  const ofStay = alone.flatMap(({ said, weekday, before, next, isFollowed }) => {
    if (isFollowed) return []
    if (next && wholeStay.test(before))
      return [...differs(said, start, weekday), ...differs(next.said, end, next.weekday)]
    if (next) return []
    const day = departure.test(before) ? end : arrival.test(before) ? start : null
    return day ? differs(said, day, weekday) : []
  })
  return [...wrong, ...ofStay]
}

function differs(said: string, day: string, weekday: number): Contradiction[] {
  if (weekdayOf(day) === weekday) return []
  const [year, month, date] = day.split('-')
  return [{ said, fact: `${date}/${month}/${year} cai em ${weekdays[weekdayOf(day)]}` }]
}

const amountPattern =
  /(?:R\$\s?((?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{2})?)|(?<![\d.,])((?:\d{1,3}(?:\.\d{3})+|\d{2,})(?:,\d{2})?) reais)/gi
const extra =
  /taxa|extra|adiciona|opciona|massage|cr[eé]dito|\bvale\b|voucher|consum|[aà] parte|\bpets?\b|cachorr|crian[cç]a|beb[eê]|por hora|sinal|cau[cç]|multa|rolha|trans(?:fer|lado)|traslado|passei|caval|trilha|ingress|frigobar|garrafa|cesta|kit|late|early|ber[cç]o|cama|couvert|gorjeta|estaciona|\bspa\b|ofur|aula|oficin|tour|guia|biciclet|quadric|acima de|a cada|econom|desconto|a menos|cupom|do[aã]|\ba mais|upgrade|fotog|decora|buqu|tirolesa|rapel|jantar|almo[cç]o|ceia/i
/** Words that say of an amount that it is the package's. */
const plain =
  /^(?:tudo|isso|por|com|que|sai|só|são|pix|dos|das|apenas|somente|pacote|completo|fechado|fica|custa|valor|pre[cç]o|total|promocional|tarifa|especial|investimento|casal|para|dois|duas|pessoas?|vista|pagando|partir|cada|h[oó]spedes?|paga|di[aá]rias?|equivale|menos|parece|oferta|parcelas?|desde|final|todas?|noites?|hospedagem|estadia|quarto|chal[eé]|su[ií]te|duplo|apartamento|cart[aã]o|dinheiro|reservas?|antecipad\p{L}|nesta|neste|este|esta|agora|promo[cç][aã]o|nosso|nossa)$/iu
const strongBefore =
  /(?:por apenas|por s[oó]|por somente|pacote[^,.]{0,25} (?:por|a|de)|a partir de|casal[^,.]{0,10} (?:por|paga)|valor[^,.\d]{0,20}|pre[cç]o[^,.\d]{0,20}|total[^,.\d]{0,12}|investimento[^,.\d]{0,10}|tudo (?:isso )?por|sai (?:por|a)|custa)\s*:?\s*$/i
const strongAfter =
  /^\s*(?:,?\s*(?:o casal|por casal|para o casal|para dois|para duas|o pacote|pelo pacote|à vista|a vista|no pix|no total|tudo inclu))/i

function priceRule(sentence: string, facts: PackageFacts): Contradiction[] {
  const { price, originalPrice } = facts
  if (!price) return []
  let from = 0
  return [...sentence.matchAll(amountPattern)].flatMap(({ 0: said, 1: sign, 2: named, index }) => {
    const before = sentence.slice(from, index)
    const after = sentence.slice(index + said.length)
    from = index + said.length
    const amount = Number((sign ?? named ?? '').replaceAll('.', '').replace(',', '.'))
    const [, parts] = /(\d{1,2})\s*(?:x|vezes|parcelas)(?:\s+sem juros)?(?:\s+de)?\s*$/i.exec(before) ?? []
    const [, total] = /^\s*(?:em|por)?\s*(?:at[eé]\s+)?(\d{1,2})\s*x/i.exec(after) ?? []
    if (total && isNear(amount, price / Number(total))) return []
    if (parts) return isNear(amount, price / Number(parts)) ? [] : [wrongPrice(`${parts}x de ${said}`, price)]
    if (known(facts).some((one) => isNear(amount, one))) return []
    if (/\bde\s*$/i.test(before) && /^\s*por\s+(?:apenas\s+|s[oó]\s+)?R\$/i.test(after))
      return originalPrice ? [{ said, fact: `o preço original é ${reais(originalPrice)}` }] : []
    const isClose = amount >= price / 2 && amount <= price * 2
    const clause = before.split(/[,;]| e (?=\p{L})/u).at(-1) ?? ''
    const isExtra = extra.test(`${clause}${after.split(/,|R\$/)[0]?.slice(0, 30)}`)
    const isPlain = (sentence.slice(0, index).match(/\p{L}{3,}/gu) ?? []).every((word) => plain.test(word))
    const isStrong = strongBefore.test(before) || strongAfter.test(after)
    const isPart = /^\s*(?:por|a|\/|cada)\s*(?:noite|di[aá]ria|pessoa|h[oó]spede)|^\s*$|^[.]/i.test(after)
    const isMeant = isClose
      ? !extra.test(clause) && (isStrong || (isPlain && !isExtra))
      : isPlain && isPart && !isExtra && amount > price / 12
    return isMeant ? [wrongPrice(said, price)] : []
  })
}

/** Amounts that follow from the price: without the discount, at once, and for one night or guest. */
function known({ price, originalPrice, nights, capacity, terms }: PackageFacts): number[] {
  const pix = ((price ?? 0) * (100 - (terms?.pix_discount ?? 0))) / 100
  const whole = [price ?? 0, originalPrice ?? 0, pix]
  const guests = [1, 2, capacity]
  return [
    (originalPrice ?? 0) - (price ?? 0),
    ...whole.flatMap((one) => guests.flatMap((count) => [one / count, one / count / nights])),
  ]
}

/** Texts round amounts. */
function isNear(amount: number, one: number) {
  return Math.abs(amount - one) <= 1
}

function wrongPrice(said: string, price: number): Contradiction {
  return { said, fact: `o preço é ${reais(price)}` }
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const reais = (amount: number) => money.format(amount)

const free =
  /n[aã]o (?:se )?(?:pag|cobr)\p{L}*|gr[aá]tis|gratui\p{L}*|cortesia|isen[tç]\p{L}*|\bfree\b|sem custo|sem pagar|de gra[cç]a|por nossa conta|convidad\p{L}*/iu
/** Words beside a free age that name only the guests and their stay; any other word may name a programme or a thing. */
const stayWords =
  /^(?:crian[cç]as?|pequen[oa]s?|filh[oa]s?|menor(?:es)?|beb[eê]s?|h[oó]spedes?|at[eé]|anos?|n[aã]o|pag(?:a|am|ar|ando)|cobra(?:mos|do|da|das|dos)?|gr[aá]tis|cortesias?|gra[cç]a|hosped\p{L}*|estadias?|di[aá]rias?|tarifas?|quartos?|chal[eé]s?|pais|mesm[oa]|acomoda[cç][aã]o|su[ií]tes?|casal|dois|duas|uma?|noss[oa]s?|convidad[oa]s?|entram?|ficam?|s[aã]o|tem|quem|com|sem|por|para|dos|das|nos|nas|que|seus?|aqui|idade|abaixo|menos|ou|os|as|custo|isen\p{L}+|gratui\p{L}+|fam[ií]lias?|free|nada|casa|ningu[eé]m|levem?|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|zero|cada|pacote|nosso|podem?|dormem?|se)$/iu
const upToAge = ages('at[eé]|\\b(?:0|zero)\\s*(?:a|at[eé]|-|–)')
const belowAge = ages('menores de|menos de|abaixo de|antes dos')
const fromAge = ages('a partir d[eo]s?|maiores de|acima de|m[ií]nima(?:\\s+de|:| é)?|mais de')
const activity =
  /recrea|monitor|oficina|aula|passeio|tirolesa|bebida|[aá]lco|sauna|\bspa\b|massag|piscina|caval|trilha|rapel|escalad|arvor|degusta|clube|cinema|card[aá]pio|menu|\bbar\b|show|festa|quadric/i
const welcome =
  /recebemos|aceit|hosped|h[oó]spede|permitid|bem-vind|exclusiv|idade m[ií]nima|s[oó] para|somente|apenas para|pacote para/i

function ages(before: string) {
  return new RegExp(`(?:${before})\\s*(?:os\\s+)?(${number})\\s+anos`, 'gi')
}

function ageRule(sentence: string, facts: PackageFacts): Contradiction[] {
  const parts = sentence.split(/,(?!\s*\d)|;| e (?=crian|menor|beb|h[oó]spede)| com (?=crian)/i)
  return parts.flatMap((part, place) => {
    const next = parts[place + 1] ?? ''
    // 'De 0 a 6 anos, estadia grátis'
    const isOpen = !/pag/i.test(part) && free.test(next)
    return agesIn(isOpen ? `${part},${next}` : part, facts)
  })
}

function agesIn(sentence: string, { terms }: PackageFacts): Contradiction[] {
  if (!terms) return []
  const { children_free_age, children_from, adult_from } = terms
  if (free.test(sentence)) {
    if (!(sentence.replace(free, '').match(/\p{L}{3,}/gu) ?? []).every((word) => stayWords.test(word)))
      return []
    const said = [
      ...[...sentence.matchAll(upToAge)].map(([text, age]) => ({ text, age: countOf(age ?? '') })),
      ...[...sentence.matchAll(belowAge)].map(([text, age]) => ({ text, age: countOf(age ?? '') - 1 })),
    ]
    const age = freeAge(terms)
    const fact = age ? `crianças de até ${age} não pagam` : 'crianças de todas as idades pagam'
    return said.flatMap(({ text, age: named }) => (named === children_free_age ? [] : [{ said: text, fact }]))
  }
  if (!welcome.test(sentence) || activity.test(sentence) || /pagam?\b/i.test(sentence)) return []
  const isOfChildren = /crian[cç]a|filh|pequen/i.test(sentence)
  const isOfAdults = /adult/i.test(sentence)
  const good = isOfChildren ? [children_from] : isOfAdults ? [adult_from] : [children_from, adult_from]
  const fact = isOfAdults
    ? `adulto é quem tem ${adult_from} anos`
    : `a hospedagem é a partir de ${children_from} anos`
  return [...sentence.matchAll(fromAge)].flatMap(([said, age]) =>
    good.includes(countOf(age ?? '')) ? [] : [{ said, fact }],
  )
}
