import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Refusal } from './refusal.ts'

/** Asks at the terminal without showing what is typed; a Refusal where nobody is there to answer. */
export async function askSecret(label: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Refusal(`${label}: não há terminal para perguntar. Informe SUPABASE_SECRET_KEY no ambiente.`)
  }
  process.stdout.write(`${label}: `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer.trim()
}
