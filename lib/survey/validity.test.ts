import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noAnswers, type SurveyResponse } from './answers'
import { anyAnswers, completeAnswers } from './test-answers'
import { furthestStep, isStepValid, stepCount } from './validity'

/** Per step: the answers that lead on from it (SUR-3), and the smallest changes that make it invalid. */
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
    needs: {
      receptionRating: 1,
      waitersRating: 1,
      lunchDinnerRating: 1,
      breakfastRating: 1,
      comfortRating: 1,
    },
    misses: [
      { receptionRating: 0 },
      { waitersRating: 0 },
      { lunchDinnerRating: 0 },
      { breakfastRating: 0 },
      { comfortRating: 0 },
    ],
  },
  {
    step: 6,
    needs: { cleaningRating: 1, organizationRating: 1, costBenefitRating: 1 },
    misses: [{ cleaningRating: 0 }, { organizationRating: 0 }, { costBenefitRating: 0 }],
  },
  { step: 7, needs: {}, misses: [] },
]

describe.each(rules)('step $step', ({ step, needs, misses }) => {
  test('is valid with its own answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(isStepValid(step, { ...answers, ...needs })).toBe(true)
      }),
    )
  })

  test('is invalid as soon as one of them is missing', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const missing of misses) {
          expect(isStepValid(step, { ...answers, ...needs, ...missing }), JSON.stringify(missing)).toBe(false)
        }
      }),
    )
  })
})

test('a name or an e-mail of spaces is not empty; the reason alone is trimmed', () => {
  expect(isStepValid(1, { ...noAnswers, name: ' ', email: ' ' })).toBe(true)
})

test('the furthest step is the first that is invalid, or the last', () => {
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
