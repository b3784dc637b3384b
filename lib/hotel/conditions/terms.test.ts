import { describe, expect, test } from 'vitest'
import { conditionsFields, conditionsSection, ownConditions } from './fields'
import { childAges, childrenText, freeAge, mergeTerms, termsRows, upTo } from './terms'

const hotelConditions = conditionsSection.schema.parse({
  id: 'conditions',
  cancellation: 'Com 15 dias de antecedência.',
  pets_allowed: 'yes',
  pets: 'Um por reserva.',
})
const own = (said: object) => ownConditions.read.parse(said)

test('numbers outside their range are refused with a message', () => {
  const { instalments, pix_discount } = conditionsFields
  for (const right of [1, '12']) expect(instalments.form.parse(right)).toBe(Number(right))
  for (const wrong of [0, 13, '0', '13', '-1', '2,5'])
    expect(instalments.form.safeParse(wrong).error?.issues[0]?.message, String(wrong)).toBe(
      'Informe um número inteiro de 1 a 12',
    )
  for (const wrong of ['', 'seis', null]) expect(instalments.form.safeParse(wrong).success).toBe(false)
  expect(pix_discount.form.parse('')).toBeNull()
  expect(pix_discount.form.parse(null)).toBeNull()
})

describe("a package's own conditions", () => {
  test("replace the hotel's, even with zero", () => {
    const said = { pix_discount: 0, instalments: 3, meals: 'Só o café.' }
    const { cancellation } = hotelConditions
    expect(mergeTerms({ ...hotelConditions, pix_discount: 5 }, own(said))).toMatchObject({
      ...said,
      children_free_age: 6,
      cancellation,
    })
  })

  test("with a free age remove the hotel's text about children", () => {
    const said = { ...hotelConditions, children: 'De 7 a 12 anos, metade da diária.' }
    expect(mergeTerms(said, own({ children_free_age: 10 })).children).toBe('')
    expect(mergeTerms(said, own({ children_free_age: 10, children: 'Berço incluído.' })).children).toBe(
      'Berço incluído.',
    )
    expect(mergeTerms(said, own({ instalments: 3 })).children).toBe(said.children)
  })

  test("state which of the hotel's promises do not apply", () => {
    const promised = { ...hotelConditions, pix_discount: 5 }
    const terms = mergeTerms(promised, own({ children_free_age: 0, instalments: 1, pix_discount: 0 }))
    expect(termsRows(terms, promised).slice(0, 3)).toEqual([
      { title: 'Pagamento', text: 'Neste pacote, sem parcelamento. Neste pacote, sem desconto no Pix.' },
      { title: 'Cancelamento', text: hotelConditions.cancellation },
      {
        title: 'Crianças',
        text: 'Neste pacote, crianças de todas as idades pagam. De 0 a 12\u00a0anos, consulte o valor.',
      },
    ])
  })

  test.each([
    [{}, 'yes', 'Um por reserva.'],
    [{ pets_allowed: 'no' }, 'no', ''],
    [{ pets: 'Só de pequeno porte.' }, 'yes', 'Só de pequeno porte.'],
  ])('with %o about animals say %s and “%s”', (said, pets_allowed, pets) => {
    expect(mergeTerms(hotelConditions, own(said))).toMatchObject({ pets_allowed, pets })
  })
})

test('the rows omit empty conditions (OFF-19, OFF-21)', () => {
  expect(termsRows(hotelConditions)).toEqual([
    { title: 'Pagamento', text: 'Em até 6x sem juros.' },
    { title: 'Cancelamento', text: 'Com 15 dias de antecedência.' },
    {
      title: 'Crianças',
      text: 'Crianças de até 6\u00a0anos não pagam. De 7 a 12\u00a0anos, consulte o valor.',
    },
    { title: 'Animais', text: 'Animais são bem-vindos. Um por reserva.' },
  ])
  const pets = 'Não recebemos animais: há fauna solta.'
  expect(termsRows({ ...hotelConditions, pets_allowed: 'no', pets }).at(-1)?.text).toBe(pets)
  const paid = { ...hotelConditions, pix_discount: 5, payment: 'Em até 6x sem juros no cartão.' }
  expect(termsRows(paid)[0]?.text).toBe('No Pix, 5% de desconto. Em até 6x sem juros no cartão.')
  const bare = conditionsSection.schema.parse({ id: 'conditions', instalments: 1, children_free_age: 0 })
  const asks = { title: 'Crianças', text: 'De 0 a 12\u00a0anos, consulte o valor.' }
  expect(termsRows(bare)).toEqual([asks])
  const byPix = { title: 'Pagamento', text: 'No Pix, 5% de desconto.' }
  expect(termsRows({ ...bare, pix_discount: 5 })).toEqual([byPix, asks])
  const oneYear = 'Crianças de até 1\u00a0ano não pagam'
  expect(childrenText({ children_free_age: 1, children_from: 0 })).toBe(oneYear)
  const ages = [0, 1, 6].map((age) => freeAge({ children_free_age: age, children_from: 1 }))
  expect(ages).toEqual(['', '1\u00a0ano', '6\u00a0anos'])
  expect(upTo({ instalments: 12 })).toBe('até 12x sem juros')
})

test('the accepted ages limit what is promised to children, and each accepted age has an answer (BOOK-22, OFF-29)', () => {
  const from = (children_from: number, adult_from = 13) => ({ ...hotelConditions, children_from, adult_from })
  const childrenRow = (terms: typeof hotelConditions) =>
    termsRows(terms).find(({ title }) => title === 'Crianças')?.text
  expect(childAges(hotelConditions)).toEqual({ min: 0, max: 12 })
  expect(childAges(from(8, 18))).toEqual({ min: 8, max: 17 })
  expect(childAges(from(18, 18))).toBeNull()
  expect(childrenRow(from(4))).toBe(
    'Recebemos crianças a partir de 4\u00a0anos. Crianças de até 6\u00a0anos não pagam. De 7 a 12\u00a0anos, consulte o valor.',
  )
  expect(childrenRow(from(8))).toBe(
    'Recebemos crianças a partir de 8\u00a0anos. De 8 a 12\u00a0anos, consulte o valor.',
  )
  expect(childrenRow({ ...hotelConditions, children_free_age: 11 })).toContain('Com 12\u00a0anos, consulte')
  expect(childrenRow({ ...hotelConditions, children_free_age: 12 })).not.toContain('consulte')
  for (const children of ['De 7 a 12, metade.', 'As demais pagam metade.'])
    expect(childrenRow({ ...hotelConditions, children }), 'the hotel says it itself').not.toContain(
      'consulte',
    )
  expect(childrenRow(from(18, 18))).toBe('Só recebemos hóspedes a partir de 18 anos.')
})
