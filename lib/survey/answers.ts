export type Option<Value> = { value: Value; label: string }

/** The question about the room: the first rooms of /quartos, the kinds that name earlier answers, and `Outro`. */
export type Chalets = { label: string; rooms: Option<string>[]; kinds: Option<string>[]; other: string }

/** Returns the rooms and 'Outro', and an earlier answer; a room is stored by its address on /quartos. */
export function chaletOptions(
  { rooms, kinds, other }: Omit<Chalets, 'label'>,
  answer = '',
): Option<string>[] {
  const isOffered = answer === '' || answer === 'outro' || rooms.some(({ value }) => value === answer)
  const known = kinds.find(({ value }) => value === answer)
  const earlier = isOffered ? [] : [known ?? { value: answer, label: answer }]
  return [...rooms, ...earlier, { value: 'outro', label: other }]
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

export type Rating = (typeof ratingOptions)[number]['value'] | 0
export type SurveyResponse = ReturnType<typeof readAnswers>
export type RatingField = Exclude<Extract<keyof SurveyResponse, `${string}Rating`>, 'overallRating'>

/** Maximum letters of each text; `answer_survey` in the database has the same limits (SUR-12). */
export const longest = {
  name: 120,
  email: 254,
  overallReason: 2000,
  whatsapp: 120,
  city: 120,
  comments: 4000,
}

/** Parses stored answers: invalid ones become unanswered, '' for texts and choices (SUR-4); longer texts are cut. */
export function readAnswers(stored: Record<string, unknown>) {
  const receiveNews = stored.receiveNews === true
  return {
    name: readText(stored, 'name'),
    email: readText(stored, 'email'),
    /** 0–10; -1 while unanswered. */
    overallRating: readScore(stored.overallRating),
    overallReason: readText(stored, 'overallReason'),
    whatsapp: readText(stored, 'whatsapp'),
    city: readText(stored, 'city'),
    chalet: readAnchor(stored.chalet),
    howFound: readOption(howFoundOptions, stored.howFound),
    firstTime: readOption(firstTimeOptions, stored.firstTime),
    receiveNews,
    /** Always '' without `receiveNews`. */
    newsChannel: readOption(newsChannelOptions, receiveNews && stored.newsChannel),
    receptionRating: readRating(stored.receptionRating),
    waitersRating: readRating(stored.waitersRating),
    lunchDinnerRating: readRating(stored.lunchDinnerRating),
    breakfastRating: readRating(stored.breakfastRating),
    comfortRating: readRating(stored.comfortRating),
    cleaningRating: readRating(stored.cleaningRating),
    kidsActivitiesRating: readRating(stored.kidsActivitiesRating),
    organizationRating: readRating(stored.organizationRating),
    costBenefitRating: readRating(stored.costBenefitRating),
    comments: readText(stored, 'comments'),
  }
}

export const noAnswers = readAnswers({})

function readText(stored: Record<string, unknown>, field: keyof typeof longest) {
  const value = stored[field]
  return typeof value === 'string' ? value.slice(0, longest[field]).toWellFormed() : ''
}

function readAnchor(value: unknown) {
  return typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value) ? value : ''
}

function readScore(value: unknown) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10 ? Number(value) : -1
}

function readOption<Value>(options: readonly Option<Value>[], value: unknown): Value | '' {
  return options.find((option) => option.value === value)?.value ?? ''
}

function readRating(value: unknown): Rating {
  return readOption(ratingOptions, value) || 0
}
