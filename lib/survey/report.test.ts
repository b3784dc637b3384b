import { describe, expect, test } from 'vitest'
import { noAnswers, type SurveyResponse } from './answers'
import { answerText, averageRatings, hasLowScore, questionLabel, surveyCsv, testimonialOf } from './report'
import { allQuestions } from './steps'
import { completeAnswers } from './test-answers'

const good: SurveyResponse = {
  ...{ ...completeAnswers, overallRating: 9, receptionRating: 5, waitersRating: 4, lunchDinnerRating: 3 },
  ...{ breakfastRating: 3, comfortRating: 5, cleaningRating: 5, organizationRating: 4, costBenefitRating: 3 },
}

test('each question has a label, and only answers have a text', () => {
  expect(new Set(allQuestions.map(questionLabel)).size).toBe(allQuestions.length)
  expect(allQuestions.map((question) => answerText(question, noAnswers)).filter(Boolean)).toEqual(['Não'])
  const texts = allQuestions.map((question) => answerText(question, { ...good, chalet: 'familia' }))
  for (const text of ['Ana', '9', 'Familia', 'Indicação', '5 de 5']) expect(texts).toContain(text)
})

test('each rated question has its average, or none if the database gives none (SUR-19)', () => {
  const all = averageRatings({ overallRating: 6.8, cleaningRating: 5 })
  expect(all[0]).toEqual({ label: 'Recomendação, de 0 a 10', most: 10, average: 6.8 })
  expect(all.find(({ label }) => label === 'Limpeza')).toEqual({ label: 'Limpeza', most: 5, average: 5 })
  expect(all.find(({ label }) => label === 'Atividades infantis')?.average).toBeNull()
  expect(all).toHaveLength(10)
})

test.each<[Partial<SurveyResponse>, boolean]>([
  [{}, false],
  [{ overallRating: 7 }, false],
  [{ overallRating: 6 }, true],
  [{ overallRating: 0 }, true],
  [{ cleaningRating: 2 }, true],
  [{ cleaningRating: 3 }, false],
  [{ kidsActivitiesRating: 0 }, false],
  [{ kidsActivitiesRating: 1 }, true],
])('%o has a low score: %s', (changed, isLow) => {
  expect(hasLowScore({ ...good, ...changed })).toBe(isLow)
})

test('a testimonial has the first name and the city, fits its fields and is unpublished (SUR-15)', () => {
  const said = { ...good, name: ' Maria Clara Souza ', city: ' Niterói ', comments: ' Voltaremos. ' }
  const shown = { quote: 'Voltaremos.', name: 'Maria, Niterói', month: '', source: '', active: false }
  expect(testimonialOf(said)).toEqual(shown)
  const name = 'x'.repeat(200)
  const long = testimonialOf({ ...said, name, city: name, comments: 'z'.repeat(2000) })
  expect(long.quote).toHaveLength(600)
  expect(long.name.length).toBeLessThanOrEqual(80)
  expect(testimonialOf({ ...said, name: ' ', city: '' }).name).toBe('Hóspede')
})

describe('the spreadsheet file', () => {
  const stored = (answers: Partial<SurveyResponse>) => ({
    id: 'x',
    answers: { ...good, ...answers },
    may_quote: true,
    created_at: '2026-11-26T15:00:00Z',
    expires_at: '2027-11-26T15:00:00Z',
  })
  const csv = async (...pages: Partial<SurveyResponse>[][]) => {
    async function* read() {
      for (const page of pages) yield page.map(stored)
    }
    return Array.fromAsync(surveyCsv(read()))
  }

  test('begins with a byte order mark, has one line per answer and a cell per question (SUR-14)', async () => {
    const [head = '', line = '', end] = (await csv([{}])).join('').split('\r\n')
    expect(head.startsWith('\ufeff"Recebida em";"Nome";"E-mail";')).toBe(true)
    expect(line.startsWith('"26/11/2026 às 12:00";"Ana";"ana@exemplo.com.br";"9";')).toBe(true)
    expect(line.endsWith(';"Sim";"26/11/2027 às 12:00"')).toBe(true)
    for (const row of [head, line]) expect(row.split(';')).toHaveLength(allQuestions.length + 3)
    expect(end).toBe('')
  })

  test('is streamed page by page, with one header (SUR-14)', async () => {
    const parts = await csv([{}, {}], [{}], [])
    expect(parts.map((part) => part.split('\r\n').length - 1)).toEqual([3, 1, 0])
    expect(await csv([])).toEqual([expect.stringMatching(/^\ufeff"Recebida em";.*\r\n$/)])
  })

  test.each([
    ...['=1+1', '+55 21 9', '-2', '@SUM(A1)', '"=1', '＝1'],
    ...[
      '21999990000',
      '5521999990000',
      '021 99999-0000',
      '1/2',
      '3-4',
      '1.250,00',
      '10:30',
      '1e5',
      '007',
      '5%',
    ],
    ...['R$ 5', '(21)', '3 mai', 'dez/26', '12-dez-2026', '1 de março de 2026', '9 am', ' 1/2 ', '1\u00a02'],
  ])(
    'a text like %j, which Excel takes for a formula, a number or a date, stays a text (SUR-14)',
    async (city) =>
      expect((await csv([{ city }])).join('')).toContain(`"'${city.trim().replaceAll('"', '""')}"`),
  )

  test.each(['(21) 99999-0000', 'Rua 12', 'Niterói', 'marcou 3 vezes', 'dezoito', '10 de 10, voltaremos'])(
    'the text %j is written unchanged, and so are ratings, which can be summed',
    async (city) => {
      const text = (await csv([{ city, cleaningRating: 5 }])).join('')
      expect(text).toContain(`;"${city}";`)
      expect(text).toContain(';"5";')
    },
  )

  test('a long text of words for months and no number is written unchanged', async () => {
    const city = `1${'jan'.repeat(1300)}!`
    expect((await csv([{ city }])).join('')).toContain(`;"${city}";`)
  })

  test('quotes, separators and lines within a text stay in its cell', async () => {
    expect((await csv([{ city: 'São "João";\ndel-Rei' }])).join('')).toContain('"São ""João"";\ndel-Rei"')
  })
})
