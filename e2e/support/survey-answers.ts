import type { SurveyResponse } from '../../lib/survey/answers.ts'

/** A guest's answers, including optional questions. */
export const givenAnswers: SurveyResponse = {
  name: 'Maria Clara',
  email: 'maria@exemplo.com.br',
  overallRating: 9,
  overallReason: 'O silêncio do vale.',
  whatsapp: '(21) 99999-0000',
  city: 'Niterói',
  chalet: 'familia',
  howFound: 'indicacao',
  firstTime: 'nao',
  receiveNews: true,
  newsChannel: 'email',
  receptionRating: 5,
  waitersRating: 4,
  lunchDinnerRating: 3,
  breakfastRating: 2,
  comfortRating: 1,
  cleaningRating: 5,
  kidsActivitiesRating: 3,
  organizationRating: 4,
  costBenefitRating: 2,
  comments: 'Voltaremos no inverno.',
}
