import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noAnswers } from './answers'
import { emptySurvey, type SurveyAction, surveyReducer } from './state'
import { anyAnswers, completeAnswers } from './test-answers'
import { isStepValid } from './validity'

const actions = fc.array(
  fc.oneof(
    fc.constant<SurveyAction>({ type: 'next' }),
    fc.constant<SurveyAction>({ type: 'back' }),
    anyAnswers.map((answers): SurveyAction => ({ type: 'answer', answers })),
    fc.constant<SurveyAction>({ type: 'answer', answers: completeAnswers }),
  ),
  { maxLength: 40 },
)

test('the step stays within 1 to 7 and moves by one at most, forward only from a valid step', () => {
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
