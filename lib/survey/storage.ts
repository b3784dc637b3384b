import { readAnswers } from './answers'
import { emptySurvey, type SurveyState } from './state'
import { furthestStep } from './validity'

const version = 1

export function serializeSurvey({ step, answers }: SurveyState): string {
  return JSON.stringify({ version, step, answers })
}

/** Validates stored values: wrong ones become empty, and the step goes no further than the answers allow (SUR-7). */
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
