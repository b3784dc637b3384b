import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noAnswers } from './answers'
import { emptySurvey } from './state'
import { parseSurvey, serializeSurvey } from './storage'
import { anyAnswers, completeAnswers } from './test-answers'
import { furthestStep } from './validity'

test('stored answers and the step are restored', () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 1, max: 7 }), (answers, wanted) => {
      const step = Math.min(wanted, furthestStep(answers))
      expect(parseSurvey(serializeSurvey({ step, answers, moved: 'forward' }))).toEqual({ step, answers })
    }),
  )
})

describe('invalid stored text', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{"version":1,'],
    ['a list', '[{"version":1}]'],
    ['another version', JSON.stringify({ version: 2, step: 7, answers: completeAnswers })],
    ['answers of another kind', '{"version":1,"step":3,"answers":"Ana"}'],
  ])('%s is an empty survey', (_, text) => {
    expect(parseSurvey(text)).toEqual(emptySurvey)
  })

  test.each([
    ['step', 2.5],
    ['step', '7'],
  ])('%s %s is the first step', (_, step) => {
    expect(parseSurvey(JSON.stringify({ version: 1, step, answers: completeAnswers })).step).toBe(1)
  })

  test('a field of the wrong type is unanswered, the others are kept', () => {
    const wrong = fc.record({
      name: fc.oneof(fc.integer(), fc.constant(null), fc.constant({})),
      overallRating: fc.constantFrom(-2, 11, 3.5, '7', null, true),
      chalet: fc.constantFrom('sapato', 1, null, ['outro'], 'constructor'),
      firstTime: fc.constantFrom('talvez', true, 0),
      receiveNews: fc.constantFrom('true', 1, {}),
      comfortRating: fc.constantFrom(6, -1, 2.5, '3', null, [3]),
    })
    fc.assert(
      fc.property(wrong, (fields) => {
        const text = JSON.stringify({ version: 1, step: 7, answers: { ...completeAnswers, ...fields } })
        const { name, overallRating, chalet, firstTime, receiveNews, comfortRating } = noAnswers
        const unanswered = { name, overallRating, chalet, firstTime, receiveNews, comfortRating }
        expect(parseSurvey(text)).toEqual({ step: 1, answers: { ...completeAnswers, ...unanswered } })
      }),
    )
  })

  test('unknown fields are dropped', () => {
    const { answers } = parseSurvey('{"version":1,"step":1,"answers":{"admin":true,"__proto__":{"x":1}}}')
    expect(Object.keys(answers)).toEqual(Object.keys(noAnswers))
  })
})
