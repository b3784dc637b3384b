import { nightsBetween, wholeStayNights } from '@/lib/booking/range'
import { parsePrice } from '@/lib/content/fields/price-input'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { weekdayOf } from '@/lib/holidays'
import { freeAge, type Terms } from '@/lib/hotel/conditions/terms'
import { packageFields } from '../fields'
import type { PackageFormInput } from '../form'
import {
  countOf,
  elsewhere,
  free,
  guests,
  has,
  lastPlace,
  number,
  ofChildren,
  onDemand,
  programme,
  stay,
  things,
  town,
} from './contradictions-words'
import { datesIn, rolesIn } from './dates-in-text'

const texts = ['name', 'title', 'description', 'priceDetail', 'features', 'highlights'] as const

type Known = Pick<Terms, 'pix_discount' | 'children_free_age' | 'children_from' | 'adult_from'>
export type PackageFacts = ReturnType<typeof factsOf>

/** What the fields say, as far as they can be read; null where they say nothing. Prices are in reais. */
function factsOf({ details, dates, price, originalPrice }: PackageFormInput, terms: Known | null) {
  const { accommodationStart: start, accommodationEnd: end } = dates
  const nights = wholeStayNights(start, end) ?? Number(details.nights)
  return {
    nights,
    fewest: Math.min(Number(details.minNights) || nights, nights),
    capacity: Number(details.maxCapacity),
    start: start || null,
    end: end || null,
    price: parsePrice(String(price)) ?? null,
    originalPrice: parsePrice(String(originalPrice ?? '')) || null,
    terms,
  }
}

/** Returns a sentence for each piece of a package's texts that differs from its other fields, as they are typed. */
export function packageContradictions(form: PackageFormInput, terms: Known | null): string[] {
  const facts = factsOf(form, terms)
  const { nights, start, end } = facts
  const most = start && end && start < end ? nightsBetween(start, end) : nights
  const inTexts = texts.flatMap((name) => {
    const found = [form[name]].flat().flatMap((text) => contradictionsIn(text, facts))
    return found.map(({ said, fact }) => `${packageFields[name].label}: “${said}”, mas ${fact}.`)
  })
  return [...(nights > most ? [`Noites: são ${nights}, mas o período tem ${most}.`] : []), ...inTexts]
}

/** A piece of a text that differs from the fields, and what they say. */
type Contradiction = { said: string; fact: string }

type Rule = (sentence: string, facts: PackageFacts) => Contradiction[]

/** Returns where a text names other nights, weekdays, prices or ages than the package's fields (PKG-22). */
export function contradictionsIn(text: string, facts: PackageFacts): Contradiction[] {
  const sentences = text
    .normalize('NFC')
    .split(/(?<=[.!?;])(?<!\b(?:dom|seg|ter|qua|qui|sex|s[aá]b)\.)\s+|\n+/i)
  const foundBy = (rule: Rule) =>
    sentences.flatMap((sentence) => {
      // Letter for letter, so that places in both are the same.
      const bare = sentence.toLowerCase().replace(/[à-ÿ]/g, (letter) => letter.normalize('NFD').slice(0, 1))
      return rule(bare, facts).map(({ said, fact }) => {
        const from = bare.indexOf(said)
        return { said: sentence.slice(from, from + said.length), fact }
      })
    })
  // A second price or age mostly follows from the first: as instalments, or as the age from which children pay.
  const [price, age] = [priceRule, ageRule].map((rule) => foundBy(rule).slice(0, 1))
  const found = [...foundBy(nightsRule), ...foundBy(weekdayRule), ...(price ?? []), ...(age ?? [])]
  return found.filter(({ said }, place) => found.findIndex((other) => other.said === said) === place)
}

const nightsPattern = new RegExp(
  `(?<![\\w.,$ªº]|\\d/)(${number})\\s*(?:\\([^)]{1,12}\\)\\s*)?(?:noites?|diarias?|pernoites?)\\b|(?<!de )\\b(?:noites|diarias):\\s*(\\d{1,2})\\b`,
  'g',
)
const notAll =
  /(?:\b(?:cada|mais|menos|mais de|menos de|ate|a partir de|outr[ao]s?|acima de|depois de|apos|ou)|\d\s*(?:a|ou|-|\/))\s+$/
const notAllAfter =
  /^\s*(?:ou mais|gratis|de cortesia|por conta|por (?:mes|semana)|adiciona|(?:saem?|custam?|valem|viram)\b|,? ?(?:a|ou|ate) (?:\d|uma|duas|tr|quat))/
const least = /^\W*(?:\w+ ){0,2}minim[oa]s?[^,.\d]{0,20}$/
const leastAfter = /^\s*(?:no minimo|minim[oa]s?)/
/** 'as duas noites', 'essas duas noites': those of the stay. */
const definite = /\b(?:[nd]?as|[nd]?ess[ae]s|[nd]?est[ae]s|suas|nossas)\s+$/
const ofStay =
  /^\s*(?:de hosped|n[oa] (?:ch|su|qu|ba)|em (?:ch|su|qu|ba|ap)|para (?:dois|duas|o casal|casal|ate))/
const isWhole = /^\s*(?:e (?:dois|2) dias|,|$|\+)/
const stays = /(?:pacote|hosped\w*|estad\w*|inclu\w*)[^,.]{0,14}$|\bdias? e\s+$/

function nightsRule(sentence: string, { nights, fewest }: PackageFacts): Contradiction[] {
  return [...sentence.matchAll(nightsPattern)].flatMap(({ 0: said, 1: typed, 2: listed, index }) => {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + said.length)]
    const count = countOf(typed ?? listed ?? '')
    if (
      count > 15 ||
      notAll.test(before) ||
      notAllAfter.test(after) ||
      has(sentence, elsewhere) ||
      has(sentence, town)
    )
      return []
    if (!definite.test(before) && has(sentence, onDemand)) return []
    const isLeast = least.test(before) || leastAfter.test(after)
    if (isLeast || /minim/.test(before))
      return isLeast && count !== fewest ? [{ said, fact: `o mínimo é de ${fewest}` }] : []
    const isStay = ofStay.test(after) || isWhole.test(after) || stays.test(before)
    // 'Jantar em duas noites', 'duas noites de jazz', 'uma noite inesquecível' may be a part of the stay.
    const clause = `${before.split(/[,;:+|]| [-–] | e /).at(-1)} ${after.slice(0, 22).split(/[,+]| com | e /)[0]}`
    const isPart = typed === 'uma' ? !isStay : has(clause, programme) && !ofStay.test(after)
    const mayBePart = !definite.test(before) && (count < nights || /\bem\s+$/.test(before))
    if (count === nights || (isPart && mayBePart)) return []
    return [{ said, fact: `o pacote tem ${countLabel(nights, 'noite', 'noites')}` }]
  })
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

function weekdayRule(sentence: string, facts: PackageFacts): Contradiction[] {
  const { start, end, nights } = facts
  const dated = datesIn(sentence, facts).flatMap(({ said, weekday, days }) => {
    const [day] = days
    if (!day || days.some((one) => weekdayOf(one) === weekday)) return []
    const written = day.split('-').toReversed().join('/')
    return [{ said, fact: `${written} cai em ${weekdays[weekdayOf(day)]}` }]
  })
  if (!start || !end || nightsBetween(start, end) !== nights) return dated
  const undated = rolesIn(sentence).flatMap(({ said, weekday, isFirst, before }) => {
    const day = weekdayOf(isFirst ? start : end)
    if (day === weekday || has(before, things) || /\b(?:nao|sem|exceto|quem|se|caso|quando)\b/.test(before))
      return []
    return [{ said, fact: `${isFirst ? 'a entrada' : 'a saída'} é ${weekdays[day]}` }]
  })
  return [...dated, ...undated]
}

const amountPattern =
  /r\$\s?((?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{2})?)|(?<![\d.,])((?:\d{1,3}(?:\.\d{3})+|\d{2,})(?:,\d{2})?) reais/g
const ofPackage = /\b(?:tudo|pacote|hospedagem|estadia|estada|noites|diarias|reserv[ae])\b/g
const ofPrice =
  /\b(?:pacote|hospedagem|estadia|noites|diarias|reserv[ae]|valor|preco|total\w*|custo|investimento|oferta|tarifa|tudo|por (?:apenas|so|somente))\b/g
const perNight = /^\s*(?:por|a|\/|cada)\s*(?:noite|diaria)/
const perGuest = /^\s*(?:por|a|\/|cada)\s*(?:pessoa|hospede)/

function priceRule(sentence: string, facts: PackageFacts): Contradiction[] {
  const { price, originalPrice, nights } = facts
  if (!price) return []
  const fact = `o preço é ${formatMoney(price)}`
  let from = 0
  return [...sentence.matchAll(amountPattern)].flatMap(({ 0: said, 1: sign, 2: named, index }) => {
    const [before, rest] = [sentence.slice(from, index), sentence.slice(index + said.length)]
    const after = rest.split(/[,;)]|r\$/)[0]?.slice(0, 40) ?? ''
    from = index + said.length
    const amount = Number((sign ?? named ?? '').replaceAll('.', '').replace(',', '.'))
    const [partsSaid = '', parts] =
      /(\d{1,2})\s*(?:x|vezes|parcelas)(?:\s+sem juros)?(?:\s+de)?\s*$/.exec(before) ?? []
    const [, total] = /^\s*(?:em|por)?\s*(?:ate\s+)?(\d{1,2})\s*(?:x|vezes|parcelas)/.exec(after) ?? []
    // Texts round amounts.
    const isKnown = (one: number) => Math.abs(amount - one) <= 1
    if ([price / Number(parts ?? total ?? 1), ...(parts ? [] : known(facts))].some(isKnown)) return []
    if (/\b(?:menos|mais|acima|abaixo) de\s+$/.test(before) || has(before + after, elsewhere)) return []
    if (/\bde\s*$/.test(before) && /^[^.;]{0,25}\bpor\s+(?:apenas\s+|so\s+)?r\$/.test(rest))
      return originalPrice ? [{ said, fact: `o preço original é ${formatMoney(originalPrice)}` }] : []
    if (has(before, guests)) return []
    // The last such word before an amount says what it pays for; 'pacote com jantar: R$ …' may be either.
    const [owner, thing] = [lastPlace(before, ofPackage), lastPlace(before, things)]
    if (owner < 0 && (thing >= 0 || has(after, things))) return []
    const isNight = perNight.test(after) || /diaria/.test(before)
    const base = price / (isNight ? nights : perGuest.test(after) ? 2 : Number(parts ?? 1))
    const [least, most] = thing > owner ? [0.75, 1.35] : has(before, ofPrice) ? [0.3, 4] : [0.55, 2]
    return amount > base * least && amount < base * most ? [{ said: partsSaid + said, fact }] : []
  })
}

/** Amounts that follow from the price: without the discount, at once, and for one night or guest. */
function known({ price, originalPrice, nights, capacity, terms }: PackageFacts): number[] {
  const pix = ((price ?? 0) * (100 - (terms?.pix_discount ?? 0))) / 100
  const whole = [price ?? 0, originalPrice ?? 0, pix]
  const guests = [1, 2, capacity].flatMap((count) => [count, count * nights])
  return [(originalPrice ?? 0) - (price ?? 0), ...whole.flatMap((one) => guests.map((count) => one / count))]
}

const upToAge = ages('ate(?: os)?|\\b(?:[0-2]|zero)\\s*(?:a|ate|-|–)|(?:com|de)(?=\\s+\\w+ anos ou menos)')
const belowAge = ages('menores de|menos de|abaixo de|antes dos')
const fromAge = ages(
  'a partir d[eo]s?|maiores de|acima de|minima(?: de|:| e)?|mais de|(?<=\\bnao\\b.*)menores de',
)
const welcome =
  /recebemos|aceit|hosped|permitid|bem-vind|exclusiv|idade minima|so para|somente|apenas para|pacote para|adult/

function ages(before: string) {
  return new RegExp(`(?:${before})\\s*(${number})\\s+anos(?: ou menos)?`, 'g')
}

function ageRule(sentence: string, { terms }: PackageFacts): Contradiction[] {
  if (!terms) return []
  const { children_free_age: freeUntil, children_from, adult_from } = terms
  const freeFact = freeAge(terms)
    ? `crianças de até ${freeAge(terms)} não pagam`
    : 'crianças de todas as idades pagam'
  const parts = sentence.split(/[,;:(]| e (?!cafe)/)
  return parts.flatMap((part, place) => {
    const other = (fact: string, pattern: RegExp, isRight: (age: number) => boolean) =>
      [...part.matchAll(pattern)].flatMap(([said, age = '']) =>
        isRight(countOf(age)) ? [] : [{ said, fact }],
      )
    const isPaid = /\b(?<!nao (?:se )?|ninguem )(?:pag(?:a|am|ando)|cobramos)\b/.test(part)
    // 'De 0 a 6 anos, estadia grátis'; 'grátis para os pequenos (até 6 anos)'
    const next = parts[place + 1] ?? ''
    const near = [
      part,
      `${part},${next}`,
      `${parts[place - 1] ?? ''},${part}`,
      parts.slice(place, place + 4).join(),
    ]
    const scope = isPaid ? undefined : near.find((one) => has(one, free))
    const rest = (scope ?? part).replaceAll(free, '')
    if (has(rest, things) || (scope && has(rest, ofChildren) && !has(rest, stay))) return []
    if (scope)
      return [
        ...other(freeFact, upToAge, (age) => age === freeUntil),
        ...other(freeFact, belowAge, (age) => age - 1 === freeUntil),
      ]
    const isOfChildren = /crianc|filh|pequen/.test(part)
    if (isPaid) return isOfChildren ? other(freeFact, fromAge, (age) => age >= freeUntil) : []
    if (!welcome.test(part)) return []
    const isOfAdults = /\badultos?\b/.test(part) && !/exclusiv|\bso\b|somente|apenas/.test(part)
    const good = isOfChildren ? [children_from] : isOfAdults ? [adult_from] : [children_from, adult_from]
    const fact = `${isOfAdults ? 'adulto é quem tem' : 'a hospedagem é a partir de'} ${good[0]} anos`
    return other(fact, fromAge, (age) => good.includes(age))
  })
}
