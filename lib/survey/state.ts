import { noAnswers, type SurveyResponse } from './answers'
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
      return { ...state, answers: withoutIdleChannel({ ...state.answers, ...action.answers }) }
    case 'next':
      return isStepValid(state.step, state.answers) ? moveTo(state, state.step + 1) : state
    case 'back':
      return moveTo(state, state.step - 1)
  }
}

/** Without news there is no channel (SUR-4). */
export function withoutIdleChannel(answers: SurveyResponse): SurveyResponse {
  return answers.receiveNews ? answers : { ...answers, newsChannel: '' }
}

function moveTo(state: SurveyState, step: number): SurveyState {
  if (step < 1 || step > stepCount) return state
  return { ...state, step, moved: step > state.step ? 'forward' : 'back' }
}
