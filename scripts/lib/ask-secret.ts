import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Refusal } from './refusal.ts'

/** Prompts without echoing the answer. Throws a Refusal without a terminal. */
export async function askSecret(label: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Refusal(`${label}: não há terminal para perguntar. Informe SUPABASE_SECRET_KEY no ambiente.`)
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  // Precedes the prompt, so that even an immediate answer is hidden.
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stdout.write(`${label}: `)
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer.trim()
}

/** Prompts for a line; needs a terminal. */
export async function askLine(label: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${label}: `)
  terminal.close()
  return answer.trim()
}
