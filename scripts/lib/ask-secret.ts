import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Refusal } from './refusal.ts'

/** Asks at the terminal without showing what is typed; a Refusal where nobody is there to answer. */
export async function askSecret(label: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Refusal(`${label}: não há terminal para perguntar. Informe SUPABASE_SECRET_KEY no ambiente.`)
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  // First of all: from now on the terminal no longer shows what is typed, however quick the answer.
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stdout.write(`${label}: `)
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer.trim()
}

/** Asks at the terminal, which is there. */
export async function askLine(label: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${label}: `)
  terminal.close()
  return answer.trim()
}
