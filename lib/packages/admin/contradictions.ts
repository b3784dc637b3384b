import { nightsBetween, wholeStayNights } from '@/lib/booking/range'
import { parsePrice } from '@/lib/content/fields/price-input'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { weekdayOf } from '@/lib/holidays'
import { freeAge, type Terms } from '@/lib/hotel/conditions/terms'
import { packageFields } from '../fields'
import type { PackageFormInput } from '../form'
import { about, countOf, has, lastPlace, number } from './contradictions-words'
import { datesIn } from './dates-in-text'

const texts = ['name', 'title', 'description', 'teaser', 'priceDetail', 'features', 'highlights'] as const

type Known = Pick<Terms, 'pix_discount' | 'children_free_age' | 'children_from'>
export type PackageFacts = ReturnType<typeof factsOf>

/** What the fields say, as far as they can be read; null where they say nothing. Prices are in reais. */
function factsOf(
  { details, dates, price, priceDetail, originalPrice }: PackageFormInput,
  terms: Known | null,
) {
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
    payers: /por (?:pessoa|h[oó]spede)/i.test(priceDetail) ? 1 : 2,
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

/** Returns where a text names other nights, weekdays, prices or ages than the package's fields (PKG-22). */
export function contradictionsIn(text: string, facts: PackageFacts): Contradiction[] {
  const sentences = text
    .normalize('NFC')
    .split(
      /(?<=[.!?;])(?<!\b(?:dom|seg|ter|qua|qui|sex|s[aá]b|m[ií]n|m[aá]x|obs|ref|hosp|incl|apt)\.)\s+|\n+/i,
    )
  const foundBy = (rule: (sentence: string, facts: PackageFacts) => Contradiction[]) =>
    sentences.flatMap((sentence) => {
      // Letter for letter, so that places in both are the same.
      const bare = sentence.toLowerCase().replace(/[à-ÿ]/g, (letter) => letter.normalize('NFD').slice(0, 1))
      return rule(bare, facts).map(({ said, fact }) => {
        const from = bare.indexOf(said)
        return { said: sentence.slice(from, from + said.length), fact }
      })
    })
  // A second price or age mostly follows from the first: as instalments, or as the age from which children pay.
  const once = [priceRule, ageRule].flatMap((rule) => foundBy(rule).slice(0, 1))
  const found = [nightsRule, weekdayRule].flatMap(foundBy).concat(once)
  return found.filter(({ said }, place) => found.findIndex((other) => other.said === said) === place)
}

const nightsPattern = new RegExp(
  `(?<![\\w.,$ªº]|\\d/)(${number})\\s*(?:\\([^)]{1,12}\\)\\s*)?(?:noites?|diarias?|pernoites?|(?<=\\d)n)\\b|\\b(?:noites|diarias):\\s*(\\d{1,2})\\b`,
  'g',
)
/** Of 'mais duas noites' and 'duas noites grátis' the number is not that of the stay. */
const notAllBefore =
  /(?:\b(?:cada|nao sao so|se|mais|menos|(?:mais|menos|a partir|acima|depois) (?:de|que)|ate|apos|ou|(?:estadias|reservas|grupos) (?:de|com))|\d\s*(?:a|ou|-|\/))\s+$/
const notAllAfter =
  /^\s*(?:ou mais|gratis|de cortesia|por (?:conta|mes|semana)|(?:saem?|custam?|valem|viram|seguintes)\b|,? ?(?:a|ou|ate) (?:\d|uma|duas|tr|quat))/
const least = /^\W*(?:\w+ ){0,2}min(?:im[oa]s?|\.)(?:\s+(?:e\s+)?de|:)?\s*$/
/** 'As duas noites', 'essas duas noites': those of the stay. */
const definite = /\b(?:[nd]?as|[nd]?ess[ae]s|[nd]?est[ae]s|suas|nossas)\s+$/

function nightsIn(sentence: string) {
  return [...sentence.matchAll(nightsPattern)].map(({ 0: said, 1: typed, 2: listed, index }) => ({
    said,
    count: countOf(typed ?? listed ?? ''),
    before: sentence.slice(0, index),
    after: sentence.slice(index + said.length),
  }))
}

/** 'Jantar em duas noites' and 'duas noites de jazz' may be a part of the stay. */
function isProgramme(before: string, after: string) {
  const [ahead = ''] = after
    .trimStart()
    .slice(0, 22)
    .split(/[,+]| com | e /)
  const [behind = ''] = before.split(/[,;:+|]| [-–] | e /).slice(-1)
  return has(`${behind} ${ahead}`, about.programme)
}

function nightsRule(sentence: string, facts: PackageFacts): Contradiction[] {
  const { nights, fewest } = facts
  return nightsIn(sentence).flatMap(({ said, count, before, after }) => {
    if (count === 1 || count > 15 || notAllBefore.test(before) || notAllAfter.test(after)) return []
    const isDefinite = definite.test(before)
    const upTo = `${before}${after.split(/[,;]/)[0]}`
    if (has(upTo, about.elsewhere) || has(upTo, about.otherNights)) return []
    if (!isDefinite && has(sentence, about.onRequest)) return []
    if (/\bmin(?:im|\.)/.test(sentence))
      return count === fewest || !least.test(before) ? [] : [{ said, fact: `o mínimo é de ${fewest}` }]
    const mayBePart = !isDefinite && isProgramme(before, after) && (count < nights || /\bem\s+$/.test(before))
    // With another price as well it is another stay.
    const isOther = priceRule(sentence, { ...facts, nights: count }).length > 0
    if (count === nights || mayBePart || isOther) return []
    return [{ said, fact: `o pacote tem ${countLabel(nights, 'noite', 'noites')}` }]
  })
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

function weekdayRule(sentence: string, stay: PackageFacts): Contradiction[] {
  return datesIn(sentence, stay).flatMap(({ said, weekday, days }) => {
    const [day] = days
    if (!day || days.some((one) => weekdayOf(one) === weekday)) return []
    const written = day.split('-').toReversed().join('/')
    return [{ said, fact: `${written} cai em ${weekdays[weekdayOf(day)]}` }]
  })
}

const sum = '(?:\\d{1,3}(?:\\.\\d{3})+|\\d+)(?:,\\d{2})?'
const amountPattern = new RegExp(`r\\$\\s?(${sum})|(?<![\\d.,])(${sum}) reais`, 'g')
const partsBefore = /(\d{1,2})\s*(?:x|vezes|parcelas)(?:\s+sem juros)?(?:\s+de)?\s*$/
const partsAfter = /^\s*(?:em|por)?\s*(?:ate\s+)?(\d{1,2})\s*(?:x|vezes|parcelas)/
const perNight = /^\s*(?:por|p\/|a|\/|cada)\s*(?:noite|diaria)/
const perGuest = /^\s*(?:por|p\/|a|\/|cada)\s*(?:pessoa|hospede|pax)/

function priceRule(sentence: string, facts: PackageFacts): Contradiction[] {
  const { price, originalPrice, nights, payers } = facts
  if (!price) return []
  // Another number of nights has a price of its own.
  if (nightsIn(sentence).some(({ count }) => count > 1 && count !== nights)) return []
  let from = 0
  const amounts = [...sentence.matchAll(amountPattern)].map(({ 0: said, 1: sign, 2: named, index }) => {
    const [before, after] = [sentence.slice(from, index), sentence.slice(index + said.length)]
    from = index + said.length
    const amount = Number((sign ?? named ?? '').replaceAll('.', '').replace(',', '.'))
    return { said, amount, before, after }
  })
  // Beside the right price another amount is a former price, or that of other guests.
  const isNamed = amounts.some(({ amount }) => amount === price)
  return amounts.flatMap(({ said, amount, before, after: rest }) => {
    const after = rest.split(/[,;)]|r\$| com /)[0]?.slice(0, 40) ?? ''
    const [partsSaid = '', each] = partsBefore.exec(before) ?? []
    const [, total] = partsAfter.exec(after) ?? []
    // Texts round amounts.
    const isKnown = (one: number) => Math.abs(amount - one) <= 1
    if ([price / Number(each ?? total ?? 1), ...(each ? [] : known(facts))].some(isKnown)) return []
    if (/\b(?:menos|mais|acima|abaixo) de\s+$/.test(before) || has(before + after, about.elsewhere)) return []
    if (/\bde\s*$/.test(before) && /^[^.;]{0,25}\bpor\b.{0,8}r\$/.test(rest))
      return originalPrice ? [{ said, fact: `o preço original é ${formatMoney(originalPrice)}` }] : []
    const parts = each ?? (amount < price / 2 ? total : undefined) ?? 1
    const isNight = perNight.test(after) || /diaria/.test(before)
    const share = isNight ? nights : perGuest.test(after) ? payers : Number(parts)
    // The last such word before an amount says what it pays for; 'pacote com jantar: R$ …' may be either.
    const [owner, thing] = [lastPlace(before, about.ofPackage), lastPlace(before, about.things)]
    if (has(before, about.guests) || has(before, about.onRequest)) return []
    if (owner < 0 && (thing >= 0 || has(after, about.things))) return []
    const isPriced = owner >= 0 || has(before, about.ofPrice)
    // 'R$ 5.180 o casal' is the package's price, also with a digit too many.
    const isForCouple = /^\s*(?:o |por |p\/)casal\b/.test(after) || /\bcasal:?\s*$/.test(before)
    const usual = isForCouple ? [0.3, 4] : isPriced ? [0.5, 2] : [0.7, 1.4]
    const [least = 0, most = 0] = thing > owner ? [0.75, 1.35] : usual
    const whole = amount * share
    if (whole < price * least || whole > price * most || (isNamed && share === 1)) return []
    return [{ said: partsSaid + said, fact: `o preço é ${formatMoney(price)}` }]
  })
}

/** Amounts that follow from the price: without the discount, at once, and for one night or guest. */
function known({ price, originalPrice, nights, capacity, payers, terms }: PackageFacts): number[] {
  const pix = ((price ?? 0) * (100 - (terms?.pix_discount ?? 0))) / 100
  const whole = [price ?? 0, originalPrice ?? 0, pix]
  const shares = [1, 2, capacity, payers / 2].flatMap((count) => [count, count * nights])
  return [(originalPrice ?? 0) - (price ?? 0), ...whole.flatMap((one) => shares.map((count) => one / count))]
}

const freeAges = new RegExp(
  `(?:ate(?: os)?|\\b(?:[0-2]|zero)\\s*(?:a|ate|-|–)|com(?=\\s+\\w+ anos ou menos)|(menor(?:es)? de|menos de|abaixo de|antes dos))\\s*(${number})\\s+anos(?: ou menos)?`,
  'g',
)
/** 'Sorvete grátis para …', 'não paga o trenzinho': not the stay is free. */
const freeThing =
  /\b(?!crianc|kids?|filh|pequen|menor|beb|neto|infan|hosped|estadi|diaria|acomod|tudo)[a-z]{4,} (?:de )?(?:gratis|gratuit\w+|cortesia|free|por nossa conta) (?:para|p\/|a|de|ate)\b/
const freeFrom = /\bn(?:ao)? pag\w+ (?:o|a|os|as|pel[oa]) (?!hosped|estad|diaria|pacote|acomod)/
const paid = /\b(?<!\bn(?:ao)? (?:se )?|ninguem )(?:pag(?:a|am|ando)|cobramos)\b/

function ageRule(sentence: string, { terms }: PackageFacts): Contradiction[] {
  if (!terms) return []
  const age = freeAge(terms)
  const fact = age ? `crianças de até ${age} não pagam` : 'crianças de todas as idades pagam'
  const topic = /^([^:,;]*):/.exec(sentence)?.[1] ?? ''
  const parts = sentence.split(/[,;:(]| e (?!cafe)/)
  return parts.flatMap((part, place) => {
    // 'De 0 a 6 anos, estadia grátis'; 'grátis para os pequenos (até 6 anos)'
    const near = (from: number, to: number) => parts.slice(Math.max(0, from), to).join()
    const runs = [part, near(place, place + 2), near(place - 1, place + 1), near(place, place + 4)]
    const scope = runs.find((run) => has(run, about.free))
    if (!scope || paid.test(part) || freeThing.test(scope) || freeFrom.test(scope)) return []
    if (has(`${topic} ${scope}`.replaceAll(about.free, ''), about.things)) return []
    return [...part.matchAll(freeAges)].flatMap(([said, below, named = '']) =>
      countOf(named) === terms.children_free_age + (below ? 1 : 0) ? [] : [{ said, fact }],
    )
  })
}
