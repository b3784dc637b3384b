import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noAnswers } from './answers'
import { emptySurvey, parseSurvey, type SurveyAction, serializeSurvey, surveyReducer } from './state'
import { anyAnswers, completeAnswers } from './test-answers'
import { furthestStep, isStepValid } from './validity'

const actions = fc.array(
  fc.oneof(
    fc.constant<SurveyAction>({ type: 'next' }),
    fc.constant<SurveyAction>({ type: 'back' }),
    anyAnswers.map((answers): SurveyAction => ({ type: 'answer', answers })),
    fc.constant<SurveyAction>({ type: 'answer', answers: completeAnswers }),
  ),
  { maxLength: 40 },
)

test('the step stays within 1 to 7 and moves by at most one, forward only from a valid step', () => {
  fc.assert(
    fc.property(actions, (sequence) => {
      sequence.reduce((state, action) => {
        const next = surveyReducer(state, action)
        const leap = next.step - state.step
        if (leap !== 0) expect(next.moved).toBe(action.type === 'back' ? 'back' : 'forward')
        if (action.type === 'answer') expect(leap).toBe(0)
        if (action.type === 'back') expect(leap).toBe(state.step === 1 ? 0 : -1)
        if (action.type === 'next') {
          const leadsOn = state.step < 7 && isStepValid(state.step, state.answers)
          expect(leap).toBe(leadsOn ? 1 : 0)
        }
        return next
      }, emptySurvey)
    }),
  )
})

test('without the opt-in there is no channel', () => {
  const answers = { receiveNews: true, newsChannel: 'ambos' } as const
  const optIn = surveyReducer(emptySurvey, { type: 'answer', answers })
  expect(optIn.answers.newsChannel).toBe('ambos')
  expect(surveyReducer(optIn, { type: 'answer', answers: { receiveNews: false } }).answers).toEqual(noAnswers)
})

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
    ['invalid JSON', '{"version":1,'],
    ['another version', JSON.stringify({ version: 2, step: 7, answers: completeAnswers })],
    ['answers of the wrong type', '{"version":1,"step":3,"answers":"Ana"}'],
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
      chalet: fc.constantFrom('Sapato', '<a>', 1, null, ['outro']),
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

  test('any text gives a valid survey that can be stored again', () => {
    const stored = fc.record({ version: fc.constant(1), step: fc.jsonValue(), answers: fc.jsonValue() })
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      stored.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const state = parseSurvey(text)
        expect(state.step).toBeGreaterThanOrEqual(1)
        expect(state.step).toBeLessThanOrEqual(furthestStep(state.answers))
        expect(parseSurvey(serializeSurvey(state))).toEqual(state)
      }),
    )
  })
})
