import {
  chaletValues,
  firstTimeOptions,
  howFoundOptions,
  newsChannelOptions,
  noAnswers,
  type Option,
  type Rating,
  ratingOptions,
  type SurveyResponse,
} from './answers'
import { emptySurvey, type SurveyState, withoutIdleChannel } from './state'
import { furthestStep } from './validity'

const version = 1

export function serializeSurvey({ step, answers }: SurveyState): string {
  return JSON.stringify({ version, step, answers })
}

/** Validates stored values: wrong ones become empty, and the step goes no further than the answers allow (SUR-7). */
export function parseSurvey(text: string | null): SurveyState {
  const stored = parseRecord(text)
  if (stored.version !== version) return emptySurvey
  const answers = readAnswers(isRecord(stored.answers) ? stored.answers : {})
  const step = isWhole(stored.step, 1) ? stored.step : 1
  return { step: Math.min(step, furthestStep(answers)), answers }
}

function readAnswers(stored: Record<string, unknown>): SurveyResponse {
  return withoutIdleChannel({
    name: readText(stored.name),
    email: readText(stored.email),
    overallRating:
      isWhole(stored.overallRating, 0) && stored.overallRating <= 10
        ? stored.overallRating
        : noAnswers.overallRating,
    overallReason: readText(stored.overallReason),
    whatsapp: readText(stored.whatsapp),
    city: readText(stored.city),
    chalet: chaletValues.find((value) => value === stored.chalet) ?? '',
    howFound: readOption(howFoundOptions, stored.howFound),
    firstTime: readOption(firstTimeOptions, stored.firstTime),
    receiveNews: stored.receiveNews === true,
    newsChannel: readOption(newsChannelOptions, stored.newsChannel),
    receptionRating: readRating(stored.receptionRating),
    waitersRating: readRating(stored.waitersRating),
    lunchDinnerRating: readRating(stored.lunchDinnerRating),
    breakfastRating: readRating(stored.breakfastRating),
    comfortRating: readRating(stored.comfortRating),
    cleaningRating: readRating(stored.cleaningRating),
    kidsActivitiesRating: readRating(stored.kidsActivitiesRating),
    organizationRating: readRating(stored.organizationRating),
    costBenefitRating: readRating(stored.costBenefitRating),
    comments: readText(stored.comments),
  })
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isWhole(value: unknown, least: number): value is number {
  return Number.isInteger(value) && Number(value) >= least
}

function readText(value: unknown) {
  return typeof value === 'string' ? value : ''
}

function readOption<Value>(options: readonly Option<Value>[], value: unknown): Value | '' {
  return options.find((option) => option.value === value)?.value ?? ''
}

function readRating(value: unknown): Rating {
  return readOption(ratingOptions, value) || 0
}
