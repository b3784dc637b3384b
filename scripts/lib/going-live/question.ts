import { parseEnv } from '../../../lib/env.ts'
import { Refusal } from '../refusal.ts'
import type { Terminal } from './terminal.ts'

/** By name of the question; none of them a secret. */
export type Answers = Record<string, string>

/** `wrong` asks again, `note` only says so. */
export type Verdict = { wrong?: string; note?: string }

export type Question = {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  /** What Enter means; '' for none. */
  fallback?: (answers: Answers) => string
  tidy?: (answer: string) => string
  check?: (answer: string, answers: Answers) => Verdict | Promise<Verdict>
}

type Conversation = {
  terminal: Terminal | undefined
  flags: Answers
  known: Answers
  keep: (answers: Answers) => void
}

/**
 * Asks what no flag says; a wrong answer is explained and asked again. Without a terminal what is known or usual counts,
 * and one Refusal lists what is missing or wrong.
 */
export async function settle(
  questions: Question[],
  answers: Answers,
  conversation: Conversation,
): Promise<void> {
  const problems: string[] = []
  for (const question of questions) {
    const problem = await settleOne(question, answers, conversation)
    if (problem) problems.push(`  --${question.name}: ${problem}`)
    else conversation.keep(answers)
  }
  if (problems.length > 0) throw new Refusal(`Falta responder, ou não serve:\n${problems.join('\n')}`)
}

async function settleOne(question: Question, answers: Answers, { terminal, flags, known }: Conversation) {
  const { name, hint, isOptional = false, tidy = (answer: string) => answer } = question
  const usual = known[name] ?? question.fallback?.(answers) ?? ''
  let given: string | undefined = flags[name]
  for (;;) {
    if (given === undefined && terminal && hint) console.log(`\n${hint}`)
    const typed: string = given ?? (terminal ? await terminal.ask(labelOf(question, usual)) : '')
    const isEmptied = typed === '-' && isOptional
    const answer = isEmptied ? '' : tidy(typed || (given === undefined ? usual : ''))
    const { wrong, note } = await judge(question, answer, answers)
    if (note && !wrong) console.log(`  ${note}`)
    if (!wrong) {
      answers[name] = answer
      return undefined
    }
    if (!terminal) return wrong
    console.log(`  ${wrong}`)
    given = undefined
  }
}

async function judge({ isOptional, check }: Question, answer: string, answers: Answers): Promise<Verdict> {
  if (answer === '') return isOptional ? {} : { wrong: 'É preciso responder.' }
  try {
    return (await check?.(answer, answers)) ?? {}
  } catch (error) {
    if (error instanceof Refusal) return { wrong: `${error.message}.` }
    throw error
  }
}

function labelOf({ label, isOptional }: Question, usual: string) {
  if (usual) return `${label} [${usual}]${isOptional ? " ('-' apaga)" : ''}`
  return isOptional ? `${label} (Enter pula)` : label
}

const sound = {
  SUPABASE_URL: 'http://x',
  SUPABASE_PUBLISHABLE_KEY: 'x'.repeat(20),
  HOTEL_SLUG: 'x',
  BOOKING_ENGINE_URL: 'http://x',
}

/** What the site itself says of a variable with this value. */
export function asVariable(name: string): (value: string) => Verdict {
  return (value) => {
    try {
      parseEnv({ ...sound, [name]: value })
      return {}
    } catch (error) {
      const [, message = ''] = String(error).split(`${name}: `)
      return { wrong: sentence(message.split('\n')[0] ?? '') }
    }
  }
}

function sentence(text: string) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
