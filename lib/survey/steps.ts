import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import {
  firstTimeOptions,
  howFoundOptions,
  newsChannelOptions,
  type Option,
  type RatingField,
  type SurveyResponse,
} from './answers'

type Step = {
  name: string
  title: string
  hint: string
  /** The hint if the hotel stores the answers, unless it is the same. */
  hintIfStored?: string
  /** Questions of an inner list appear side by side if there is space. */
  questions: (Question | Question[])[]
}

/** One question; `field` is the property of the response that holds its answer. */
export type Question = (
  | TextQuestion
  | ChaletQuestion
  | ChoiceQuestion
  | RatingQuestion
  | ScoreQuestion
  | ConsentQuestion
) & {
  label: string
  /** Checks whether to ask the question, given the answers so far. */
  when?: (answers: SurveyResponse) => boolean
}

type TextQuestion = {
  kind: 'text'
  field: 'name' | 'email' | 'overallReason' | 'whatsapp' | 'city' | 'comments'
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  long?: boolean
  optional?: boolean
}
/** The page provides its text and its options, the hotel's rooms. */
type ChaletQuestion = { kind: 'chalet'; field: 'chalet'; optional?: boolean }
type ChoiceField = 'howFound' | 'firstTime' | 'newsChannel'
type ChoiceQuestion = {
  [Field in ChoiceField]: {
    kind: 'choice'
    field: Field
    options: readonly Option<SurveyResponse[Field]>[]
    optional?: boolean
  }
}[ChoiceField]
type RatingQuestion = { kind: 'rating'; field: RatingField; optional?: boolean }
type ScoreQuestion = { kind: 'score'; field: 'overallRating' }
type ConsentQuestion = { kind: 'consent'; field: 'receiveNews' }

/** The seven steps of the survey. `validity.ts` defines when a step is complete. */
export const steps: Step[] = [
  {
    name: 'Você',
    title: 'Vamos começar por você',
    hint: 'Dois dados bastam para começar. As respostas ficam guardadas só neste navegador.',
    hintIfStored: 'Dois dados bastam para começar. Nada é enviado antes da última etapa.',
    questions: [
      { kind: 'text', field: 'name', label: 'Nome', autoComplete: 'name' },
      { kind: 'text', field: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
    ],
  },
  {
    name: 'Recomendação',
    title: 'Você nos recomendaria?',
    hint: 'Escolha uma nota e conte o motivo.',
    questions: [
      {
        kind: 'score',
        field: 'overallRating',
        label: 'De 0 a 10, qual é a chance de você nos indicar a amigos e familiares?',
      },
      {
        kind: 'text',
        field: 'overallReason',
        label: 'Qual é o principal motivo da sua nota?',
        long: true,
        when: ({ overallRating }) => overallRating >= 0,
      },
    ],
  },
  {
    name: 'Estadia',
    title: 'Sobre a sua estadia',
    hint: 'Como falar com você, onde ficou e como chegou até nós. Precisamos de todas as respostas.',
    questions: [
      [
        { kind: 'text', field: 'whatsapp', label: 'WhatsApp', type: 'tel', autoComplete: 'tel' },
        { kind: 'text', field: 'city', label: 'Cidade onde mora', autoComplete: 'address-level2' },
      ],
      { kind: 'chalet', field: 'chalet', label: '' },
      { kind: 'choice', field: 'howFound', label: 'Como você nos conheceu?', options: howFoundOptions },
      {
        kind: 'choice',
        field: 'firstTime',
        label: 'Foi a sua primeira vez aqui?',
        options: firstTimeOptions,
      },
    ],
  },
  {
    name: 'Novidades',
    title: 'Quer notícias nossas?',
    hint: 'Poucas mensagens por ano, com as estações e as ofertas. Se preferir, siga adiante.',
    questions: [
      { kind: 'consent', field: 'receiveNews', label: 'Sim, quero receber novidades e ofertas' },
      {
        kind: 'choice',
        field: 'newsChannel',
        label: 'Por onde você prefere receber?',
        options: newsChannelOptions,
        optional: true,
        when: ({ receiveNews }) => receiveNews,
      },
    ],
  },
  {
    name: 'Serviço',
    title: 'Como cuidamos de você?',
    hint: 'Uma escolha em cada linha.',
    questions: [
      { kind: 'rating', field: 'receptionRating', label: 'Recepção' },
      { kind: 'rating', field: 'waitersRating', label: 'Garçons' },
      { kind: 'rating', field: 'lunchDinnerRating', label: 'Almoço e jantar' },
      { kind: 'rating', field: 'breakfastRating', label: 'Café da manhã' },
      { kind: 'rating', field: 'comfortRating', label: 'Conforto' },
    ],
  },
  {
    name: 'Casa',
    title: 'E como estava a casa?',
    hint: 'Uma escolha em cada linha. As atividades infantis são opcionais.',
    questions: [
      { kind: 'rating', field: 'cleaningRating', label: 'Limpeza' },
      { kind: 'rating', field: 'kidsActivitiesRating', label: 'Atividades infantis', optional: true },
      { kind: 'rating', field: 'organizationRating', label: 'Organização' },
      { kind: 'rating', field: 'costBenefitRating', label: 'Custo-benefício' },
    ],
  },
  {
    name: 'Comentários',
    title: 'Quer contar algo mais?',
    hint: 'Um elogio, uma sugestão, uma lembrança da estadia. Se preferir, envie assim mesmo.',
    questions: [{ kind: 'text', field: 'comments', label: 'Comentários', long: true, optional: true }],
  },
]

export const allQuestions: Question[] = steps.flatMap(({ questions }) => questions.flat())
