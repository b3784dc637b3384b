import type { SurveyResponse } from './answers'
import { type Question, steps } from './steps'

/** Checks whether a step, 1–7, is complete, which enables 'Próximo' (SUR-3). */
export function isStepValid(step: number, answers: SurveyResponse): boolean {
  return steps[step - 1]?.questions.flat().every((question) => isAnswered(question, answers)) ?? false
}

/** Returns the first incomplete step, or the last step if all are complete. */
export function furthestStep(answers: SurveyResponse): number {
  const open = steps.findIndex((_, index) => !isStepValid(index + 1, answers))
  return open < 0 ? stepCount : open + 1
}

export const stepCount = steps.length

/** Checks the answer. Only a required reason must be more than spaces. */
function isAnswered(question: Question, answers: SurveyResponse) {
  if (question.kind === 'consent' || ('optional' in question && question.optional)) return true
  const value = answers[question.field]
  if (typeof value === 'number') return question.kind === 'score' ? value >= 0 : value > 0
  return (question.field === 'overallReason' ? value.trim() : value) !== ''
}
