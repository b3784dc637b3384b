import { noAnswers, readAnswers, type SurveyResponse } from './answers'
import { isStepValid, stepCount } from './validity'

export type SurveyState = {
  /** 1–7. */
  step: number
  answers: SurveyResponse
  /** The direction of the last move; absent if the page was opened at this step. */
  moved?: 'forward' | 'back'
}

export type SurveyAction =
  | { type: 'answer'; answers: Partial<SurveyResponse> }
  | { type: 'next' }
  | { type: 'back' }

export const emptySurvey: SurveyState = { step: 1, answers: noAnswers }

export function surveyReducer(state: SurveyState, action: SurveyAction): SurveyState {
  switch (action.type) {
    case 'answer':
      return { ...state, answers: readAnswers({ ...state.answers, ...action.answers }) }
    case 'next':
      return isStepValid(state.step, state.answers) ? moveTo(state, state.step + 1) : state
    case 'back':
      return moveTo(state, state.step - 1)
  }
}

function moveTo(state: SurveyState, step: number): SurveyState {
  if (step < 1 || step > stepCount) return state
  return { ...state, step, moved: step > state.step ? 'forward' : 'back' }
}
