import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Refusal } from './refusal.ts'

/** Prompts without showing what is typed; throws a Refusal without a terminal. */
export async function askSecret(label: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Refusal(`${label}: não há terminal para perguntar. Informe SUPABASE_SECRET_KEY no ambiente.`)
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  // Before the prompt, so that the terminal hides even an answer that is typed at once.
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stdout.write(`${label}: `)
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer.trim()
}

/** Prompts for a line; the caller has checked for a terminal. */
export async function askLine(label: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${label}: `)
  terminal.close()
  return answer.trim()
}
