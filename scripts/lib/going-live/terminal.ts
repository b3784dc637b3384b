import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Refusal } from '../refusal.ts'

export type Terminal = {
  ask: (label: string) => Promise<string>
  askSecret: (label: string) => Promise<string>
  confirm: (question: string) => Promise<boolean>
  close: () => void
}

/** One conversation at the terminal; what is typed ahead waits for its question. Ctrl-C ends the command. */
export function openTerminal(): Terminal {
  let isSilent = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isSilent) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  const lines: string[] = []
  let waiting: { take: (line: string) => void; fail: (error: Error) => void } | undefined
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  terminal.on('line', (line) => {
    if (waiting) waiting.take(line)
    else lines.push(line)
    waiting = undefined
  })
  terminal.on('close', () =>
    waiting?.fail(new Refusal('Interrompido. O que foi respondido espera por você.')),
  )

  function next(label: string) {
    terminal.setPrompt(label)
    terminal.prompt()
    const typedAhead = lines.shift()
    if (typedAhead !== undefined) return Promise.resolve(typedAhead)
    return new Promise<string>((take, fail) => {
      waiting = { take, fail }
    })
  }
  async function ask(label: string) {
    return (await next(`${label}: `)).trim()
  }
  return {
    ask,
    async askSecret(label) {
      const answer = next(`${label}: `)
      isSilent = true
      const secret = (await answer).trim()
      isSilent = false
      process.stdout.write('\n')
      return secret
    },
    async confirm(question) {
      return !/^n/i.test(await ask(`${question} [S/n]`))
    },
    close: () => terminal.close(),
  }
}
