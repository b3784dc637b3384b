import { describe, expect, test } from 'vitest'
import { noAnswers, type SurveyResponse } from './answers'
import { answerText, averages, hasLowScore, questionLabel, surveyCsv, testimonialOf } from './report'
import { allQuestions } from './steps'
import { completeAnswers } from './test-answers'

const good: SurveyResponse = {
  ...{ ...completeAnswers, overallRating: 9, receptionRating: 5, waitersRating: 4, lunchDinnerRating: 3 },
  ...{ breakfastRating: 3, comfortRating: 5, cleaningRating: 5, organizationRating: 4, costBenefitRating: 3 },
}

test('the questions have a label each, and nothing but answers has a text', () => {
  expect(new Set(allQuestions.map(questionLabel)).size).toBe(allQuestions.length)
  expect(allQuestions.map((question) => answerText(question, noAnswers)).filter(Boolean)).toEqual(['Não'])
  const texts = allQuestions.map((question) => answerText(question, { ...good, chalet: 'familia' }))
  for (const text of ['Ana', '9', 'Familia', 'Indicação', '5 de 5']) expect(texts).toContain(text)
})

describe('averages', () => {
  const answered = (scores: number[]) => scores.map((overallRating) => ({ ...good, overallRating }))
  const first = (scores: number[]) => averages(answered(scores))[0]

  test('are hidden below five answers, question by question (SUR-13)', () => {
    expect(first([10, 9, 8, 7])).toEqual({ label: 'Recomendação, de 0 a 10', most: 10, average: null })
    expect(first([10, 9, 8, 7, 0])?.average).toBe(6.8)
    const five = averages(answered([10, 10, 10, 10, 10]))
    // The optional question that nobody answered.
    expect(five.find(({ label }) => label === 'Atividades infantis')?.average).toBeNull()
    expect(five.find(({ label }) => label === 'Limpeza')).toEqual({ label: 'Limpeza', most: 5, average: 5 })
    expect(five).toHaveLength(10)
  })
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

test('a testimonial has the first name and the city, fits its fields and is not on the site (SUR-15)', () => {
  const said = { ...good, name: ' Maria Clara Souza ', city: ' Niterói ', comments: ' Voltaremos. ' }
  const shown = { quote: 'Voltaremos.', name: 'Maria, Niterói', month: '', active: false }
  expect(testimonialOf(said)).toEqual(shown)
  const name = 'x'.repeat(200)
  const long = testimonialOf({ ...said, name, city: name, comments: 'z'.repeat(2000) })
  expect(long.quote).toHaveLength(600)
  expect(long.name.length).toBeLessThanOrEqual(80)
  expect(testimonialOf({ ...said, name: ' ', city: '' }).name).toBe('Hóspede')
})

describe('the file for spreadsheets', () => {
  const stored = (answers: Partial<SurveyResponse>) => ({
    id: 'x',
    answers: { ...good, ...answers },
    may_quote: true,
    created_at: '2026-11-26T15:00:00Z',
    expires_at: '2027-11-26T15:00:00Z',
  })
  const csv = (answers: Partial<SurveyResponse>) => surveyCsv([stored(answers)])

  test('begins with a byte order mark, has one line per answer and a cell per question (SUR-14)', () => {
    const [head = '', line = '', end] = csv({}).split('\r\n')
    expect(head.startsWith('\ufeff"Recebida em";"Nome";"E-mail";')).toBe(true)
    expect(line.startsWith('"26/11/2026 às 12:00";"Ana";"ana@exemplo.com.br";"9";')).toBe(true)
    expect(line.endsWith(';"Sim";"26/11/2027 às 12:00"')).toBe(true)
    for (const row of [head, line]) expect(row.split(';')).toHaveLength(allQuestions.length + 3)
    expect(end).toBe('')
  })

  test.each(['=1+1', '+55 21 9', '-2', '@SUM(A1)', '"=1', '＝1'])(
    'a text like the formula %j stays a text',
    (city) => expect(csv({ city })).toContain(`"'${city.replaceAll('"', '""')}"`),
  )

  test('marks, separators and lines within a text stay in its cell', () => {
    expect(csv({ city: 'São "João";\ndel-Rei' })).toContain('"São ""João"";\ndel-Rei"')
  })
})
