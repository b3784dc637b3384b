import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adultBounds, ageBounds, childBounds, emptySearch } from './search'
import { chosenForWhatsapp, whatsappLink } from './whatsapp'

const number = '5524955500142'
const about = { subject: 'Pacote: Natal em família', address: 'https://hotel.example/oferta/natal-2026' }

test('a link contains the subject and the address', () => {
  expect(read(whatsappLink(number, about))).toEqual([
    'Olá! Gostaria de informações sobre uma estadia.',
    'Pacote: Natal em família',
    'https://hotel.example/oferta/natal-2026',
  ])
  expect(read(whatsappLink(number))).toEqual(['Olá! Gostaria de informações sobre uma estadia.'])
})

test('it uses the number; without one there is no link', () => {
  expect(whatsappLink(number)).toMatch(/^https:\/\/wa\.me\/5524955500142\?text=Ol/)
  expect(whatsappLink('')).toBeNull()
  expect(whatsappLink(null)).toBeNull()
})

test('the choices follow line by line', () => {
  const search = {
    from: '2026-12-24',
    to: '2026-12-27',
    adults: 2,
    ages: [5, 1, 0],
    agesChosen: [true, true, false],
    coupon: ' MATA10 ',
  }
  expect(read(whatsappLink(number, about), search).slice(3)).toEqual([
    'Datas: 24/12/2026 a 27/12/2026 (3 noites)',
    'Adultos: 2',
    'Crianças: 3 (5 anos, 1 ano, idade a informar)',
    'Cupom: MATA10',
  ])
})

test('missing choices are left out', () => {
  expect(read(whatsappLink(number), emptySearch).slice(1)).toEqual(['Adultos: 2'])
  expect(read(whatsappLink(number), { ...emptySearch, from: '2026-12-24' }).slice(1)).toEqual([
    'Entrada: 24/12/2026',
    'Adultos: 2',
  ])
})

describe('whatever is chosen', () => {
  const wild = fc.string({
    unit: fc.constantFrom(...'aB7 \n\r\t\0\u2028\u2029\u202e&?#%+😀ã\ud800'),
    maxLength: 200,
  })
  const typed = fc.oneof(wild, fc.string({ unit: 'binary', maxLength: 400 }))
  const day = fc
    .date({ min: new Date('2018-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const search = fc
    .record({
      from: day,
      to: day,
      adults: fc.integer(adultBounds),
      ages: fc.array(fc.integer(ageBounds), { maxLength: childBounds.max }),
      coupon: typed,
    })
    .map((search) => ({ ...search, agesChosen: search.ages.map(() => true) }))

  test('is on one line of its own, without control characters', () => {
    fc.assert(
      fc.property(typed, search, (name, search) => {
        const lines = read(whatsappLink(number, { ...about, subject: `Pacote: ${name}` }), search)
        const { from, to, adults, ages, coupon } = search
        expect(lines.join('\n').length).toBeLessThan(500)
        expect(lines.join('')).not.toMatch(/[\0\r\t\u2028\u2029\u202e]/)
        const [greeting, subject, address, dates, guests, ...rest] = lines
        expect(greeting).toMatch(/^Olá!/)
        expect(subject).toMatch(/^Pacote:/)
        expect(address).toBe(about.address)
        expect(dates).toMatch(
          new RegExp(`^Datas: ${written(from)} a ${written(to)} \\(-?[\\d.]+ noites?\\)$`),
        )
        expect(guests).toBe(`Adultos: ${adults}`)
        const children = rest.filter((line) => line.startsWith('Crianças: '))
        const told = children.flatMap((line) =>
          [...line.matchAll(/(\d+) anos?/g)].map(([, age]) => Number(age)),
        )
        expect(told).toEqual(ages)
        expect(children).toHaveLength(ages.length > 0 ? 1 : 0)
        expect(rest.length - children.length).toBe(visible(coupon) ? 1 : 0)
      }),
    )
  })
})

function read(link: string | null, search?: Parameters<typeof chosenForWhatsapp>[0]): string[] {
  const { origin, pathname, searchParams, hash } = new URL(
    `${link}${search ? chosenForWhatsapp(search) : ''}`,
  )
  expect([origin, pathname, hash, ...searchParams.keys()]).toEqual([
    'https://wa.me',
    `/${number}`,
    '',
    'text',
  ])
  return String(searchParams.get('text')).split('\n')
}

function written(day: string) {
  return day.split('-').reverse().join('/')
}

function visible(text: string) {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\s]/gu, '') !== ''
}
