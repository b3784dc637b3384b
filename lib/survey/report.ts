import { nameOfCode } from '@/lib/hotel/naming/words'
import { momentLabel } from '@/lib/times'
import type { SurveyResponse } from './answers'
import { allQuestions, type Question } from './steps'
import type { StoredAnswers } from './stored-answers'

/** What the panel says of stored answers: texts, averages, the mark for low scores, and the file for spreadsheets. */

export function questionLabel({ kind, label }: Question): string {
  if (kind === 'score') return 'Recomendação, de 0 a 10'
  return kind === 'chalet' ? 'Acomodação' : label
}

/** The answer in words; '' for none. */
export function answerText(question: Question, answers: SurveyResponse): string {
  switch (question.kind) {
    case 'text':
      return answers[question.field].trim()
    case 'score':
      return answers.overallRating < 0 ? '' : String(answers.overallRating)
    case 'rating':
      return answers[question.field] ? `${answers[question.field]} de 5` : ''
    case 'choice':
      return question.options.find(({ value }) => value === answers[question.field])?.label ?? ''
    case 'chalet':
      return nameOfCode(answers.chalet, [])
    case 'consent':
      return answers.receiveNews ? 'Sim' : 'Não'
  }
}

const rated = allQuestions.filter((question) => question.kind === 'score' || question.kind === 'rating')

/** An average of fewer answers says more of one guest than of the hotel. */
const fewestForAverage = 5

/** The average of each rated question, in the survey's order; null with fewer than five answers. */
export function averages(all: SurveyResponse[]): { label: string; most: number; average: number | null }[] {
  return rated.map((question) => {
    const { field, kind } = question
    const isScore = kind === 'score'
    const values = all.map((answers) => answers[field]).filter((value) => value >= (isScore ? 0 : 1))
    const sum = values.reduce<number>((total, value) => total + value, 0)
    return {
      label: questionLabel(question),
      most: isScore ? 10 : 5,
      average: values.length < fewestForAverage ? null : sum / values.length,
    }
  })
}

/** Whether the guest would not recommend the hotel (0 to 6), or rated something as 'Ruim' or 'Razoável'. */
export function hasLowScore(answers: SurveyResponse): boolean {
  return rated.some(({ field, kind }) => {
    const value = answers[field]
    return kind === 'score' ? value >= 0 && value <= 6 : value >= 1 && value <= 2
  })
}

/** The testimonial that a guest's comment makes: with the first name and the city, as the consent says. */
export function testimonialOf({ name, city, comments }: SurveyResponse) {
  const [first = ''] = name.trim().split(/\s+/, 1)
  return {
    quote: comments.trim().slice(0, 600),
    name: [first.slice(0, 30) || 'Hóspede', city.trim().slice(0, 40)].filter(Boolean).join(', '),
    month: '',
    active: false,
  }
}

/** All answers for a spreadsheet in Portuguese: with a byte order mark, and semicolons between the cells. */
export function surveyCsv(all: StoredAnswers[]): string {
  const head = ['Recebida em', ...allQuestions.map(questionLabel), 'Pode virar depoimento', 'Apagada em']
  const rows = all.map(({ answers, may_quote, created_at, expires_at }) => [
    momentLabel(created_at),
    ...allQuestions.map((question) =>
      question.kind === 'rating' ? String(answers[question.field] || '') : answerText(question, answers),
    ),
    may_quote ? 'Sim' : 'Não',
    momentLabel(expires_at),
  ])
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

/** A spreadsheet would run a text that begins like a formula; an apostrophe before it makes it a text. */
function cell(text: string) {
  const safe = /^[\s"']*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
