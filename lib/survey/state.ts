import { noAnswers, readAnswers, type SurveyResponse } from './answers'
import { furthestStep, isStepValid, stepCount } from './validity'

export type SurveyState = {
  /** 1–7. */
  step: number
  answers: SurveyResponse
  /** Direction of the last move; absent if the page was opened at this step. */
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

const version = 1

export function serializeSurvey({ step, answers }: SurveyState): string {
  return JSON.stringify({ version, step, answers })
}

/** Parses stored state: invalid values become empty, and the step goes no further than the answers allow (SUR-7). */
export function parseSurvey(text: string | null): SurveyState {
  const stored: Record<string, unknown> = Object(parseJson(text ?? ''))
  if (stored.version !== version) return emptySurvey
  const answers = readAnswers(Object(stored.answers))
  const step = Number.isInteger(stored.step) ? Math.max(1, Number(stored.step)) : 1
  return { step: Math.min(step, furthestStep(answers)), answers }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
