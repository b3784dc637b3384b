import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conditionsFields, conditionsSchema, ownConditions } from './fields'
import { childrenText, freeAge, termsOf, termsRows, upTo } from './terms'

const hotelConditions = conditionsSchema.parse({
  id: 'conditions',
  cancellation: 'Com 15 dias de antecedência.',
  pets_allowed: 'yes',
  pets: 'Um por reserva.',
})
const own = (said: object) => ownConditions.read.parse(said)

test('numbers outside their range are refused with a message', () => {
  const { instalments, pix_discount } = conditionsFields
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 120 }), (value) => {
      const result = instalments.form.safeParse(String(value))
      expect(result.success).toBe(value >= 1 && value <= 12)
      expect(instalments.form.safeParse(value).success).toBe(result.success)
      if (!result.success) {
        expect(result.error.issues[0]?.message).toBe('Informe um número inteiro de 1 a 12')
      }
    }),
  )
  for (const wrong of ['', '2,5', '1e1x', 'seis', null])
    expect(instalments.form.safeParse(wrong).success).toBe(false)
  expect(pix_discount.form.parse('')).toBeNull()
  expect(pix_discount.form.parse(null)).toBeNull()
})

describe("a package's own conditions", () => {
  test("replace the hotel's, also with zero", () => {
    const terms = termsOf(
      { ...hotelConditions, pix_discount: 5 },
      own({ pix_discount: 0, instalments: 3, meals: 'Só o café.' }),
    )
    expect(terms).toMatchObject({
      pix_discount: 0,
      instalments: 3,
      meals: 'Só o café.',
      children_free_age: 6,
    })
    expect(terms.cancellation).toBe(hotelConditions.cancellation)
  })

  test("with a free age drop the hotel's text about children", () => {
    const said = { ...hotelConditions, children: 'De 7 a 12 anos, metade da diária.' }
    expect(termsOf(said, own({ children_free_age: 10 })).children).toBe('')
    expect(termsOf(said, own({ children_free_age: 10, children: 'Berço incluído.' })).children).toBe(
      'Berço incluído.',
    )
    expect(termsOf(said, own({ instalments: 3 })).children).toBe(said.children)
  })

  test("state which of the hotel's promises do not apply", () => {
    const promised = { ...hotelConditions, pix_discount: 5 }
    const terms = termsOf(promised, own({ children_free_age: 0, instalments: 1, pix_discount: 0 }))
    expect(termsRows(terms, promised).slice(0, 3)).toEqual([
      { title: 'Pagamento', text: 'Neste pacote, sem parcelamento. Neste pacote, sem desconto no Pix.' },
      { title: 'Cancelamento', text: hotelConditions.cancellation },
      { title: 'Crianças', text: 'Neste pacote, crianças de todas as idades pagam.' },
    ])
  })

  test('replace the answer and text about animals together', () => {
    const said = (pets: object) => {
      const { pets_allowed, pets: text } = termsOf(hotelConditions, own(pets))
      return [pets_allowed, text]
    }
    expect(said({})).toEqual(['yes', 'Um por reserva.'])
    expect(said({ pets_allowed: 'no' })).toEqual(['no', ''])
    expect(said({ pets: 'Só de pequeno porte.' })).toEqual(['yes', 'Só de pequeno porte.'])
  })
})

test('the rows leave out empty conditions', () => {
  expect(termsRows(hotelConditions)).toEqual([
    { title: 'Pagamento', text: 'Em até 6x sem juros.' },
    { title: 'Cancelamento', text: 'Com 15 dias de antecedência.' },
    { title: 'Crianças', text: 'Crianças de até 6 anos não pagam.' },
    { title: 'Animais', text: 'Animais são bem-vindos. Um por reserva.' },
  ])
  const bare = {
    ...hotelConditions,
    instalments: 1,
    children_free_age: 0,
    cancellation: '',
    pets_allowed: '',
    pets: '',
  } as const
  expect(termsRows(bare)).toEqual([])
  expect(termsRows({ ...bare, pix_discount: 5 })).toEqual([
    { title: 'Pagamento', text: 'No Pix, 5 % de desconto.' },
  ])
  expect(childrenText({ children_free_age: 1 })).toBe('Crianças de até 1 ano não pagam')
  expect([0, 1, 6].map((age) => freeAge({ children_free_age: age }))).toEqual(['', '1 ano', '6 anos'])
  expect(upTo({ instalments: 12 })).toBe('até 12x sem juros')
})
