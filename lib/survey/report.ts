import { nameOfCode } from '@/lib/hotel/naming/words'
import { momentLabel } from '@/lib/times'
import type { SurveyResponse } from './answers'
import { allQuestions, type Question } from './steps'
import type { StoredAnswers } from './stored-answers'

/** The panel's report on stored answers: texts, averages, the mark for low scores, and the file for spreadsheets. */

export function questionLabel({ kind, label }: Question): string {
  if (kind === 'score') return 'Recomendação, de 0 a 10'
  return kind === 'chalet' ? 'Acomodação' : label
}

/** Returns the answer in words, or ''. */
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

/** Returns the average of each rated question, in the survey's order; null if fewer than five guests rated it. */
export function averageRatings(
  known: Record<string, number>,
): { label: string; most: number; average: number | null }[] {
  return rated.map((question) => ({
    label: questionLabel(question),
    most: question.kind === 'score' ? 10 : 5,
    average: known[question.field] ?? null,
  }))
}

/** Checks whether the guest would not recommend the hotel (0 to 6), or rated something as 'Ruim' or 'Razoável'. */
export function hasLowScore(answers: SurveyResponse): boolean {
  return rated.some(({ field, kind }) => {
    const value = answers[field]
    return kind === 'score' ? value >= 0 && value <= 6 : value >= 1 && value <= 2
  })
}

/** Turns a guest's comment into a testimonial with first name and city, as the consent says. */
export function testimonialOf({ name, city, comments }: SurveyResponse) {
  const [first = ''] = name.trim().split(/\s+/, 1)
  return {
    quote: comments.trim().slice(0, 600),
    name: [first.slice(0, 30) || 'Hóspede', city.trim().slice(0, 40)].filter(Boolean).join(', '),
    month: '',
    source: '',
    active: false,
  }
}

export function testimonialId(answer: string): string {
  return `pesquisa-${answer}`
}

/** Yields all answers for a spreadsheet in Portuguese, page by page: with a byte order mark and semicolons between the cells. */
export async function* surveyCsv(pages: AsyncIterable<StoredAnswers[]>): AsyncGenerator<string> {
  let head = `\ufeff${line(['Recebida em', ...allQuestions.map(questionLabel), 'Pode virar depoimento', 'Apagada em'])}`
  for await (const page of pages) {
    yield head + page.map(csvLine).join('')
    head = ''
  }
}

function csvLine({ answers, may_quote, created_at, expires_at }: StoredAnswers) {
  return line([
    momentLabel(created_at),
    ...allQuestions.map((question) =>
      question.kind === 'rating'
        ? String(answers[question.field] || '')
        : question.kind === 'score'
          ? answerText(question, answers)
          : asText(answerText(question, answers)),
    ),
    may_quote ? 'Sim' : 'Não',
    momentLabel(expires_at),
  ])
}

function line(cells: string[]) {
  return `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')}\r\n`
}

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula or convert to a number, a date or a time. */
function asText(text: string) {
  return isFormula.test(text) || isNumber.test(text) ? `'${text}` : text
}

const isFormula = /^[\s"']*[=+\-@＝＋－＠]/
const isNumber =
  /^(?=\D*\d)(?:[\d\s.,:/%$€-]|r\$|e|[ap]m|de|(?:jan|fe[vb]|mar|a[bp]r|ma[iy]|ju[nl]|ag[uo]|aug|se[tp]|o[uc]t|nov|de[zc])\p{L}*(?!\p{L}))+$|^\s*\([\d.,]+\)\s*$/iu
