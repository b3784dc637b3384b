import fc from 'fast-check'
import {
  firstTimeOptions,
  howFoundOptions,
  newsChannelOptions,
  noAnswers,
  type Rating,
  readAnswers,
  type SurveyResponse,
} from './answers'

const text = fc.oneof(
  fc.constantFrom('', ' ', '\n\t', 'Ana', ' à beira do lago '),
  fc.string({ unit: 'binary' }),
)
const rating = fc.constantFrom<Rating>(0, 1, 2, 3, 4, 5)

/** Any possible response, complete or not. */
export const anyAnswers: fc.Arbitrary<SurveyResponse> = fc
  .record({
    name: text,
    email: text,
    overallRating: fc.integer({ min: -1, max: 10 }),
    overallReason: text,
    whatsapp: text,
    city: text,
    chalet: fc.constantFrom('', 'familia', 'suite-master--2', 'outro'),
    howFound: choice(howFoundOptions),
    firstTime: choice(firstTimeOptions),
    receiveNews: fc.boolean(),
    newsChannel: choice(newsChannelOptions),
    receptionRating: rating,
    waitersRating: rating,
    lunchDinnerRating: rating,
    breakfastRating: rating,
    comfortRating: rating,
    cleaningRating: rating,
    kidsActivitiesRating: rating,
    organizationRating: rating,
    costBenefitRating: rating,
    comments: text,
  })
  .map(readAnswers)

/** A response that makes every step valid, without optional answers. */
export const completeAnswers: SurveyResponse = {
  ...noAnswers,
  name: 'Ana',
  email: 'ana@exemplo.com.br',
  overallRating: 0,
  overallReason: 'Choveu.',
  whatsapp: '21 99999-0000',
  city: 'Niterói',
  chalet: 'outro',
  howFound: 'indicacao',
  firstTime: 'nao',
  receptionRating: 1,
  waitersRating: 2,
  lunchDinnerRating: 3,
  breakfastRating: 4,
  comfortRating: 5,
  cleaningRating: 1,
  organizationRating: 2,
  costBenefitRating: 3,
}

function choice<Value>(options: readonly { value: Value }[]): fc.Arbitrary<Value | ''> {
  return fc.constantFrom<Value | ''>('', ...options.map(({ value }) => value))
}
