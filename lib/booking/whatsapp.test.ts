import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptySearch } from './search'
import { encodeChoices, whatsappLink } from './whatsapp'

const number = '5524955500142'
const stay = { from: '2026-12-24', to: '2026-12-27' }
const about = { subject: 'Pacote: Natal em família', address: 'https://hotel.example/oferta/natal-2026' }

test('a link contains the subject and the address', () => {
  expect(read(whatsappLink(number, about))).toEqual([
    'Olá! Gostaria de informações sobre uma estadia.',
    'Pacote: Natal em família',
    'https://hotel.example/oferta/natal-2026',
  ])
  expect(read(whatsappLink(number))).toEqual(['Olá! Gostaria de informações sobre uma estadia.'])
  for (const none of ['', null]) expect(whatsappLink(none)).toBeNull()
})

test('the choices follow line by line', () => {
  const search = { ...emptySearch, ...stay, ages: [5, 1, 0], coupon: ' MATA10 ' }
  expect(read(whatsappLink(number, about), search).slice(3)).toEqual([
    'Datas: 24/12/2026 a 27/12/2026 (3 noites)',
    'Adultos: 2',
    'Crianças: 3 (5 anos, 1 ano, 0 anos)',
    'Cupom: MATA10',
  ])
})

test('missing choices are omitted', () => {
  expect(read(whatsappLink(number), emptySearch).slice(1)).toEqual(['Adultos: 2'])
  expect(read(whatsappLink(number), { ...emptySearch, from: '2026-12-24' }).slice(1)).toEqual([
    'Entrada: 24/12/2026',
    'Adultos: 2',
  ])
})

const wild = fc.string({
  unit: fc.constantFrom(...'aB7 \n\r\t\0\u2028\u2029\u202e&?#%+😀ã\ud800'),
  maxLength: 200,
})
const typed = fc.oneof(wild, fc.string({ unit: 'binary', maxLength: 400 }))

test('typed text stays on one line, without control characters', () => {
  fc.assert(
    fc.property(typed, typed, (name, coupon) => {
      const search = { ...emptySearch, ...stay, coupon }
      const lines = read(whatsappLink(number, { ...about, subject: `Pacote: ${name}` }), search)
      expect(lines.join('\n').length).toBeLessThan(500)
      expect(lines.join('')).not.toMatch(/[\0\r\t\u2028\u2029\u202e]/)
      const [greeting, subject, address, dates, guests, ...rest] = lines
      expect([greeting, subject]).toEqual([expect.stringMatching(/^Olá!/), expect.stringMatching(/^Pacote:/)])
      expect([address, dates, guests]).toEqual([
        about.address,
        'Datas: 24/12/2026 a 27/12/2026 (3 noites)',
        'Adultos: 2',
      ])
      const isVisible = coupon.replace(/[\p{Cc}\p{Bidi_Control}\s]/gu, '') !== ''
      expect(rest).toHaveLength(isVisible ? 1 : 0)
    }),
  )
})

function read(link: string | null, search?: Parameters<typeof encodeChoices>[0]): string[] {
  const url = new URL(`${link}${search ? encodeChoices(search) : ''}`)
  const { origin, pathname, searchParams, hash } = url
  expect([origin + pathname, hash, ...searchParams.keys()]).toEqual([`https://wa.me/${number}`, '', 'text'])
  return String(searchParams.get('text')).split('\n')
}
