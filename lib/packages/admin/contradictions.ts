import { nightsBetween, wholeStayNights } from '@/lib/booking/range'
import { parsePrice } from '@/lib/content/fields/price-input'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { weekdayOf } from '@/lib/holidays'
import { freeAge, type Terms } from '@/lib/hotel/conditions/terms'
import { packageFields } from '../fields'
import type { PackageFormInput } from '../form'
import { datesIn } from './dates-in-text'

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

/** Returns where a text names other nights, weekdays, prices or ages than the package's fields (PKG-22). */
export function contradictionsIn(text: string, facts: PackageFacts): Contradiction[] {
  const sentences = text
    .normalize('NFC')
    .split(/(?<=[.!?;])(?<!\b(?:dom|seg|ter|qua|qui|sex|s[aá]b)\.)\s+|\n+/i)
  const found = sentences.flatMap((sentence) => {
    // Letter for letter, so that places in both are the same.
    const bare = sentence.toLowerCase().replace(/[à-ÿ]/g, (letter) => letter.normalize('NFD').slice(0, 1))
    const inSentence = [nightsRule, weekdayRule, priceRule, ageRule].flatMap((rule) => rule(bare, facts))
    return inSentence.map(({ said, fact }) => {
      const from = bare.indexOf(said)
      return { said: sentence.slice(from, from + said.length), fact }
    })
  })
  return found.filter(({ said }, place) => found.findIndex((other) => other.said === said) === place)
}

const words = 'uma? dois|duas tres quatro cinco seis sete oito nove dez onze doze'.split(' ')
const number = `\\d{1,3}|${words.join('|')}`

function countOf(typed: string) {
  const place = words.findIndex((word) => new RegExp(`^(?:${word})$`).test(typed))
  return place < 0 ? Number(typed) : place + 1
}

const nightsPattern = new RegExp(
  `(?<![\\w.,/$ªº])(${number})\\s*(?:\\([^)]{1,12}\\)\\s*)?(?:noites?|diarias?|pernoites?)\\b|(?<!de )\\b(?:noites|diarias):\\s*(\\d{1,2})\\b`,
  'g',
)
/** Offers beside the package, what is charged for leaving it, and nights of the hotel or its town. */
const otherStay =
  /multa|muda|cancel|desist|\bretem|perde|no-?show|sinal de (?:\d|um)|cobran|reembols|remarca|opc(?:ao|oes)|prefer|quem (?:fic|reserv|estic|veio)|dormi(?:u|ram)|ja passaram|passad[ao]|tabela|existe|irmao|pacotes de|noites de programacao|booking|conta como|na (?:cidade|praca|vila)|antecedenc|caucao|garantia|prazo|sorte|esgot|lotou|quiser|\bse (?:ficar|quis)|(?:ficando|reservando|comprando)|prolong(?!ad)|estend|estic|vers(?:ao|oes)|\boutr[oa]s? (?:epoca|pacote|visita|data|periodo|vez|chal)|desconto|\boff\b|proxim[ao] (?:visita|vez|viagem|estad)|pague|(?:fique|quem|ficar)\b.*ganh|em dobro|festival|\baberto|abrimos|mesmo ano|acontec|consult|fale conosco/
const notAll =
  /(?:\b(?:cada|mais|menos|mais de|menos de|ate|outras?|das primeiras|acima de|depois de|ou|acrescente|adicione|tambem [^.]*)|\d\s*(?:a|ou|-|\/))\s+$/
const beside =
  /^\s*(?:extras?|(?:d[oe]|por|no) (?:ano|mes|semana|inverno|verao)|(?:saem?|custam?|tem|valem|viram)\b|adiciona|a mais|gratis|de cortesia|por conta|,? ?(?:a|ou|ate) (?:\d|uma|duas|tr|quat))/
const program =
  /fogueira|musica|jazz|samba|forro|vinho|queijo|degusta|jantar|show|festa|danca|\blua\b|estrela|cinema|\bjogo|seresta|viol|baile|ceia|fondue|pizza|churrasco|luau|caldo|sopa|gala|serenata|sarau|karaok|observa|massage|\bspa\b|tematic|gourmet|frigobar|drink|bebida|espumante|cafe da manha|transfer/
const least = /(?:minim[oa]s?|a partir|pelo menos|ao menos)[^,.\d]{0,20}$/
const ofStay =
  /^\s*(?:de hosped|n[oa] (?:ch|su|qu|ba)|em (?:ch|su|qu|ba|ap)|para (?:dois|duas|o casal|casal|ate))/
const ofOne = /(?:pacote|hosped\w*|estadia|inclu\w*|escapada|tarifa|valor)[^,.]{0,14}$/

function nightsRule(sentence: string, { nights, fewest }: PackageFacts): Contradiction[] {
  if (otherStay.test(sentence)) return []
  return [...sentence.matchAll(nightsPattern)].flatMap(({ 0: said, 1: typed, 2: listed, index }) => {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + said.length)]
    const count = countOf(typed ?? listed ?? '')
    if (count > 15 || notAll.test(before) || beside.test(after)) return []
    const isStay = ofStay.test(after) || /^\s*(?:e (?:dois|2) dias|,|$|\+)/.test(after) || ofOne.test(before)
    if (typed === 'uma' && !isStay) return []
    if (least.test(before) || /^\s*(?:no minimo|minim[oa]s?|ou mais)/.test(after)) {
      const isOffer =
        /ganh|cortesia|gratis|brinde|transfer|feriados|temporada|domingo a|\bem (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)/.test(
          sentence,
        )
      return count === fewest || isOffer ? [] : [{ said, fact: `o mínimo é de ${fewest}` }]
    }
    // A smaller number may be that of a part: 'jantar em duas noites', 'duas noites de jazz'.
    const clause = before.split(/[,;:+|]| [-–] | e (?=\w)/).at(-1) ?? ''
    const isPart = program.test(clause) || program.test(after.slice(0, 22).split(/[,+]| com | e /)[0] ?? '')
    const mayBePart = count < nights || /\bem\s+$/.test(before)
    if (count === nights || (isPart && mayBePart && !ofStay.test(after))) return []
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

const amountPattern =
  /r\$\s?((?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{2})?)|(?<![\d.,])((?:\d{1,3}(?:\.\d{3})+|\d{2,})(?:,\d{2})?) reais/g
const extra =
  /taxa|extra|adiciona|opciona|massage|credito|\bvale\b|voucher|consum|a parte|\bpets?\b|cachorr|crianca|bebe|por hora|sinal|caucao|multa|rolha|trans(?:fer|lado)|traslado|passei|caval|trilha|ingress|frigobar|garrafa|cesta|kit|\blate|early|berco|cama|couvert|gorjeta|estaciona|\bspa\b|ofuro|aula|oficin|tour|guia|biciclet|quadric|acima de|a cada|econom|desconto|a menos|cupom|doac|\ba mais|upgrade|fotog|decora|buqu|tirolesa|rapel|jantar|almoco|ceia|ganh|premio|sorte|terceir|quart[ao] (?:pess|hosp)|\bvoo\b|balao|barco|lancha|brinde|cadeira|day use|bolo|flores|vinho|espumante|champ|drink|menu|ritual|banho|sauna|taca|ensaio|servico|nao (?:esta |esta[o] |sao |e )?inclu|operador|custava|custou|pagou|passad[ao]|passa a|booking|mesmo pacote|solteir|\bsingle|antigamente|balcao|tabela|avuls|separad|outr[oa]|arrecad/
/** Words that say of an amount that it is the package's. */
const plain =
  /^(?:tudo|isso|por|com|que|sai|saindo|so|sao|pix|d[oa]s?|n[oa]s?|apenas|somente|pacote|completo|fechado|fica|custa|valor|preco|total|promocional|tarifa|especial|investimento|casal|para|dois|duas|pessoas?|vista|pagando|partir|cada|hospedes?|pag(?:a|ue|uem)|diarias?|equivale|menos|parece|oferta|parcelas?|desde|final|todas?|noites?|hospedagem|estadia|quarto|chale|suite|duplo|apartamento|cartao|dinheiro|reservas?|reserve|garanta|antecipad\w|nest[ea]|est[ea]|agora|antes|hoje|promocao|noss[oa]|pascoa|natal|reveillon|carnaval|feriad\w+|fim|semana|vezes|dias|temporada|romantic\w|familia|ferias|lua|mel|verao|inverno|serra|praia|tres|quatro|cinco|seis|sete)$/
const strongBefore =
  /(?:por apenas|por so|por somente|pacote[^,.]{0,25} (?:por|a|de|custa)|a partir de|casal[^,.]{0,10} (?:por|paga)|valor[^,.\d]{0,20}|preco[^,.\d]{0,20}|total[^,.\d]{0,12}|investimento[^,.\d]{0,10}|tudo (?:isso )?por|sai (?:por|a)|custa|\bpag(?:a|ue)(?: so| apenas)?)\s*:?\s*$/
const strongAfter =
  /^\s*,?\s*\/?\s*(?:o casal|por casal|(?:para )?o casal|casal|para dois|para duas|o pacote|pelo pacote|a vista|no pix|no total|tudo inclu)/
const ofPackage =
  /^(?:hospedagem|pacote|estadia|diarias|noites|(?:\d|duas|tres|quatro|cinco|seis|sete) (?:noites|diarias))\b/

function priceRule(sentence: string, facts: PackageFacts): Contradiction[] {
  const { price, originalPrice } = facts
  if (!price) return []
  const fact = `o preço é ${formatMoney(price)}`
  let from = 0
  return [...sentence.matchAll(amountPattern)].flatMap(({ 0: said, 1: sign, 2: named, index }) => {
    const [before, after] = [sentence.slice(from, index), sentence.slice(index + said.length)]
    from = index + said.length
    const amount = Number((sign ?? named ?? '').replaceAll('.', '').replace(',', '.'))
    const [partsSaid = '', parts] =
      /(\d{1,2})\s*(?:x|vezes|parcelas)(?:\s+sem juros)?(?:\s+de)?\s*$/.exec(before) ?? []
    const [, total] = /^\s*(?:em|por)?\s*(?:ate\s+)?(\d{1,2})\s*x/.exec(after) ?? []
    // Texts round amounts.
    const isKnown = (one: number) => Math.abs(amount - one) <= 1
    if (/\b(?:menos|mais|acima|abaixo) de\s+$/.test(before)) return []
    if ([price / Number(parts ?? total ?? 1), ...(parts ? [] : known(facts))].some(isKnown)) return []
    if (parts) return [{ said: partsSaid + said, fact }]
    if (/\bde\s*$/.test(before) && /^\s*por\s+(?:apenas\s+|so\s+)?r\$/.test(after))
      return originalPrice ? [{ said, fact: `o preço original é ${formatMoney(originalPrice)}` }] : []
    const clause = before.split(/[,;]| e (?!custa|sai|vale|fica|tem)/).at(-1) ?? ''
    const isExtra = extra.test(`${clause}${after.split(/,|r\$/)[0]?.slice(0, 30)}`)
    const isPlain = (sentence.slice(0, index).match(/[a-z]{3,}/g) ?? []).every((word) => plain.test(word))
    const isLast = /\bpor\s*$/.test(before) && /^\s*!?\s*$|^[.!]/.test(after)
    const isStrong = isLast || strongBefore.test(before) || strongAfter.test(after)
    const isUnit =
      /^\s*(?:por|a|\/|cada)\s*(?:noite|diaria|pessoa|hospede)/.test(after) || /diaria/.test(clause)
    const isOwn = ofPackage.test(sentence) || (isStrong && !extra.test(clause))
    const least =
      isUnit || (!isOwn && /^\s*(?:$|[.])/.test(after)) ? price / 12 : price * (isOwn ? 0.35 : 0.5)
    const isMeant = (isOwn || (isPlain && !isExtra)) && amount > least && amount < price * (isOwn ? 3 : 2)
    return isMeant ? [{ said, fact }] : []
  })
}

/** Amounts that follow from the price: without the discount, at once, and for one night or guest. */
function known({ price, originalPrice, nights, capacity, terms }: PackageFacts): number[] {
  const pix = ((price ?? 0) * (100 - (terms?.pix_discount ?? 0))) / 100
  const whole = [price ?? 0, originalPrice ?? 0, pix]
  const guests = [1, 2, capacity].flatMap((count) => [count, count * nights])
  return [(originalPrice ?? 0) - (price ?? 0), ...whole.flatMap((one) => guests.map((count) => one / count))]
}

const free =
  /nao (?:se )?(?:pag|cobr)\w*|gratis|gratui\w*|cortesias?|isen[tc]\w*|\bfree\b|sem (?:custo|pagar)(?: algum)?|de graca|por (?:nossa )?conta(?: d[ao] (?:casa|hotel|pousada))?|convidad\w*/
/** Words beside a free age that name only the guests and their stay; any other word may name a programme or a thing. */
const stayWords =
  /^(?:crianc\w+|pequen[oa]s?|filh\w+|menor(?:es)?|beb\w+|hospede?s?|ate|anos?|pag\w*|cobra\w*|hosped\w*|estadias?|diarias?|tarifas?|quartos?|chales?|pais|mesm[oa]|acomoda\w+|suites?|apartamentos?|casal|adultos?|acompanhad\w+|responsave\w+|pagantes?|noss[oa]s?|entram?|ficam?|sao|tem|quem|com|sem|por|para|d[ao]s|n[ao]s|que|seus?|aqui|idade|abaixo|menos|ou|os|as|familias?|nada|casa|ninguem|levem?|cada|pacote|podem?|dormem?|incluid\w+|\d+|politica|limite|junto|dividindo|compartilh\w+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|zero|se|completos|colo|pel[oa])$/
const upToAge = ages('ate|\\b(?:\\d|zero)\\s*(?:a|ate|-|–)|(?:com|de)(?=\\s+\\w+ anos ou menos)')
const belowAge = ages('menores de|menos de|abaixo de|antes dos')
const fromAge = ages(
  'a partir d[eo]s?|maiores de|acima de|minima(?:\\s+de|:| e)?|mais de|(?<=\\bnao\\b.*)menores de',
)
const activity =
  /recrea|monitor|oficina|aula|passeio|tirolesa|bebida|alco|sauna|\bspa\b|massag|piscina|caval|trilha|rapel|escalad|arvor|degusta|clube|cinema|cardapio|menu|\bbar\b|show|festa|quadric|ingress|buffet|refeic|jantar|almoco|berco|cama extra|desconto|ganh|[iy]oga|curso|visita/
const welcome =
  /recebemos|aceit|hosped|permitid|bem-vind|exclusiv|idade minima|so para|somente|apenas para|pacote para|adult/

function ages(before: string) {
  return new RegExp(`(?:${before})\\s*(?:os\\s+)?(${number})\\s+anos`, 'g')
}

function ageRule(sentence: string, { terms }: PackageFacts): Contradiction[] {
  const parts = sentence.split(/,(?!\s*\d)|;| e (?=crian|menor|beb|hospede)| com (?=crian)/)
  return parts.flatMap((part, place) => {
    const next = parts.slice(place + 1, place + 3).join()
    // 'De 0 a 6 anos, estadia grátis'
    const isOpen = !/pag/.test(part) && free.test(next)
    return terms ? agesIn(isOpen ? `${part},${next}` : part, terms) : []
  })
}

function agesIn(part: string, terms: Known): Contradiction[] {
  const { children_free_age, children_from, adult_from } = terms
  const other = (fact: string, pattern: RegExp, isRight: (age: number) => boolean) =>
    [...part.matchAll(pattern)].flatMap(([said, age = '']) => (isRight(countOf(age)) ? [] : [{ said, fact }]))
  const age = freeAge(terms)
  const freeFact = age ? `crianças de até ${age} não pagam` : 'crianças de todas as idades pagam'
  if (free.test(part)) {
    const rest = part.replaceAll(new RegExp(free, 'g'), '').replace(/na cama dos pais/, '')
    if (!(rest.match(/[a-z]{3,}/g) ?? []).every((word) => stayWords.test(word))) return []
    const upTo = other(freeFact, upToAge, (named) => named === children_free_age)
    return [...upTo, ...other(freeFact, belowAge, (named) => named - 1 === children_free_age)]
  }
  if (activity.test(part)) return []
  const isOfChildren = /crianc|filh|pequen/.test(part)
  if (/\bpag(?:a|am|ando)\b/.test(part))
    return isOfChildren ? other(freeFact, fromAge, (named) => named >= children_free_age) : []
  if (!welcome.test(part)) return []
  const isOfAdults = /\badultos?\b/.test(part) && !/exclusiv|\bso\b|somente|apenas/.test(part)
  const good = isOfChildren ? [children_from] : isOfAdults ? [adult_from] : [children_from, adult_from]
  const fact = `${isOfAdults ? 'adulto é quem tem' : 'a hospedagem é a partir de'} ${good[0]} anos`
  return other(fact, fromAge, (named) => good.includes(named))
}
