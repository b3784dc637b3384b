import { roomCategories, roomCategoryName } from '@/lib/rooms/categories'

export type Option<Value> = { value: Value; label: string }

/** A chalet is stored by its category, so that renaming it does not change earlier answers. */
export const chaletValues = [...roomCategories, 'outro'] as const

type Chalet = (typeof chaletValues)[number]

/** The first two rooms of /quartos and 'Outro'; an answer from an earlier list is offered as well. */
export function chaletOptions(rooms: Option<Chalet>[], answer: Chalet | '' = ''): Option<Chalet>[] {
  const named = rooms.slice(0, 2)
  const isOffered = answer === '' || answer === 'outro' || named.some(({ value }) => value === answer)
  const earlier = isOffered ? [] : [{ value: answer, label: roomCategoryName(answer) }]
  return [...named, ...earlier, { value: 'outro', label: 'Outro' }]
}

export const howFoundOptions = [
  { value: 'indicacao', label: 'Indicação' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'google', label: 'Google' },
  { value: 'outro', label: 'Outro' },
] as const

export const firstTimeOptions = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const

export const newsChannelOptions = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'email', label: 'E-mail' },
  { value: 'ambos', label: 'Ambos' },
] as const

/** 0 means no answer (SUR-4). */
export const ratingOptions = [
  { value: 1, label: 'Ruim' },
  { value: 2, label: 'Razoável' },
  { value: 3, label: 'Bom' },
  { value: 4, label: 'Ótimo' },
  { value: 5, label: 'Excelente' },
] as const

type ValueOf<Options extends readonly Option<unknown>[]> = Options[number]['value']

/** Text and choices are '' while unanswered (SUR-4). */
export type SurveyResponse = {
  name: string
  email: string
  /** 0–10; -1 while unanswered. */
  overallRating: number
  overallReason: string
  whatsapp: string
  city: string
  chalet: Chalet | ''
  howFound: ValueOf<typeof howFoundOptions> | ''
  firstTime: ValueOf<typeof firstTimeOptions> | ''
  receiveNews: boolean
  /** Always '' without `receiveNews`. */
  newsChannel: ValueOf<typeof newsChannelOptions> | ''
  comments: string
} & Record<RatingField, Rating>

export type Rating = ValueOf<typeof ratingOptions> | 0

export type RatingField =
  | 'receptionRating'
  | 'waitersRating'
  | 'lunchDinnerRating'
  | 'breakfastRating'
  | 'comfortRating'
  | 'cleaningRating'
  | 'kidsActivitiesRating'
  | 'organizationRating'
  | 'costBenefitRating'

export const noAnswers: SurveyResponse = {
  name: '',
  email: '',
  overallRating: -1,
  overallReason: '',
  whatsapp: '',
  city: '',
  chalet: '',
  howFound: '',
  firstTime: '',
  receiveNews: false,
  newsChannel: '',
  receptionRating: 0,
  waitersRating: 0,
  lunchDinnerRating: 0,
  breakfastRating: 0,
  comfortRating: 0,
  cleaningRating: 0,
  kidsActivitiesRating: 0,
  organizationRating: 0,
  costBenefitRating: 0,
  comments: '',
}
