import type { SurveyResponse } from './answers'

/** Whether a step, 1–7, is complete, so that 'Próximo' is enabled (SUR-3). */
export function isStepValid(step: number, answers: SurveyResponse): boolean {
  return rules[step - 1]?.(answers) ?? false
}

/** The first incomplete step, or the last step if all are complete. */
export function furthestStep(answers: SurveyResponse): number {
  const open = rules.findIndex((isValid) => !isValid(answers))
  return open < 0 ? stepCount : open + 1
}

const rules: ((answers: SurveyResponse) => boolean)[] = [
  ({ name, email }) => name !== '' && email !== '',
  ({ overallRating, overallReason }) => overallRating >= 0 && overallReason.trim() !== '',
  ({ whatsapp, city, chalet, howFound, firstTime }) =>
    [whatsapp, city, chalet, howFound, firstTime].every((answer) => answer !== ''),
  () => true,
  ({ receptionRating, waitersRating, lunchDinnerRating, breakfastRating, comfortRating }) =>
    [receptionRating, waitersRating, lunchDinnerRating, breakfastRating, comfortRating].every(isRated),
  ({ cleaningRating, organizationRating, costBenefitRating }) =>
    [cleaningRating, organizationRating, costBenefitRating].every(isRated),
  () => true,
]

export const stepCount = rules.length

function isRated(rating: number) {
  return rating > 0
}
