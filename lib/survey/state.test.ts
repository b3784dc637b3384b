import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noAnswers } from './answers'
import { emptySurvey, type SurveyAction, surveyReducer } from './state'
import { anyAnswers, completeAnswers } from './test-answers'
import { isStepValid, stepCount } from './validity'

const actions = fc.array(
  fc.oneof(
    fc.constant<SurveyAction>({ type: 'next' }),
    fc.constant<SurveyAction>({ type: 'back' }),
    anyAnswers.map((answers): SurveyAction => ({ type: 'answer', answers })),
    fc.constant<SurveyAction>({ type: 'answer', answers: completeAnswers }),
  ),
  { maxLength: 40 },
)

describe('whatever a guest does', () => {
  test('the step stays within 1 to 7 and moves by one at most, forward only from a valid step', () => {
    fc.assert(
      fc.property(actions, (sequence) => {
        sequence.reduce((state, action) => {
          const next = surveyReducer(state, action)
          const leap = next.step - state.step
          expect(next.step).toBeGreaterThanOrEqual(1)
          expect(next.step).toBeLessThanOrEqual(stepCount)
          if (action.type === 'answer') expect(leap).toBe(0)
          if (action.type === 'back') expect(leap).toBe(state.step === 1 ? 0 : -1)
          if (action.type === 'next') {
            const leadsOn = state.step < stepCount && isStepValid(state.step, state.answers)
            expect(leap).toBe(leadsOn ? 1 : 0)
          }
          return next
        }, emptySurvey)
      }),
    )
  })
})

test('seven valid steps lead to the end and back', () => {
  let state = surveyReducer(emptySurvey, { type: 'answer', answers: completeAnswers })
  for (let clicks = 0; clicks < 10; clicks++) state = surveyReducer(state, { type: 'next' })
  expect(state).toEqual({ step: 7, answers: completeAnswers, moved: 'forward' })
  for (let clicks = 0; clicks < 10; clicks++) state = surveyReducer(state, { type: 'back' })
  expect(state).toEqual({ step: 1, answers: completeAnswers, moved: 'back' })
})

test('without the opt-in there is no channel', () => {
  const optIn = surveyReducer(emptySurvey, {
    type: 'answer',
    answers: { receiveNews: true, newsChannel: 'ambos' },
  })
  expect(optIn.answers.newsChannel).toBe('ambos')
  expect(surveyReducer(optIn, { type: 'answer', answers: { receiveNews: false } }).answers).toEqual(noAnswers)
})
