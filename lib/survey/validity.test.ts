import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noAnswers, type Rating, type RatingField, type SurveyResponse } from './answers'
import { anyAnswers, completeAnswers } from './test-answers'
import { furthestStep, isStepValid, stepCount } from './validity'

/** Per step: the required answers (SUR-3), and the smallest changes that make it invalid. */
const rules: { step: number; needs: Partial<SurveyResponse>; misses: Partial<SurveyResponse>[] }[] = [
  { step: 1, needs: { name: 'A', email: 'a' }, misses: [{ name: '' }, { email: '' }] },
  {
    step: 2,
    needs: { overallRating: 0, overallReason: ' x ' },
    misses: [{ overallRating: -1 }, { overallReason: '' }, { overallReason: ' \n\t ' }],
  },
  {
    step: 3,
    needs: { whatsapp: '1', city: 'B', chalet: 'familia', howFound: 'google', firstTime: 'sim' },
    misses: [{ whatsapp: '' }, { city: '' }, { chalet: '' }, { howFound: '' }, { firstTime: '' }],
  },
  { step: 4, needs: {}, misses: [] },
  {
    step: 5,
    ...stepRequiring(
      'receptionRating',
      'waitersRating',
      'lunchDinnerRating',
      'breakfastRating',
      'comfortRating',
    ),
  },
  { step: 6, ...stepRequiring('cleaningRating', 'organizationRating', 'costBenefitRating') },
  { step: 7, needs: {}, misses: [] },
]

test.each(rules)('step $step is valid with its own answers, and invalid once one is missing', (rule) => {
  const { step, needs, misses } = rule
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(isStepValid(step, { ...answers, ...needs })).toBe(true)
      for (const missing of misses)
        expect(isStepValid(step, { ...answers, ...needs, ...missing }), JSON.stringify(missing)).toBe(false)
    }),
  )
})

test('a name or an e-mail of spaces counts as filled, but a reason is trimmed', () => {
  expect(isStepValid(1, { ...noAnswers, name: ' ', email: ' ' })).toBe(true)
})

test('the furthest step is the first invalid one, or the last', () => {
  expect(furthestStep(noAnswers)).toBe(1)
  expect(furthestStep(completeAnswers)).toBe(7)
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const furthest = furthestStep(answers)
      const before = Array.from({ length: furthest - 1 }, (_, index) => index + 1)
      expect(before.every((step) => isStepValid(step, answers))).toBe(true)
      expect(furthest === stepCount || !isStepValid(furthest, answers)).toBe(true)
    }),
  )
})

/** Returns a step that requires each of these ratings. */
function stepRequiring(...fields: RatingField[]) {
  const all = (names: RatingField[], value: Rating) => {
    const answers: Partial<SurveyResponse> = {}
    for (const name of names) answers[name] = value
    return answers
  }
  return { needs: all(fields, 1), misses: fields.map((field) => all([field], 0)) }
}
