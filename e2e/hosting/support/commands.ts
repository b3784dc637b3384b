import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { execa, execaNode } from 'execa'

/** Runs one of the commands with only this environment. */
export async function runScript(name: string, args: string[], env: Record<string, string | undefined>) {
  const file = join(import.meta.dirname, '../../../scripts', name)
  const options = { env, extendEnv: false, ipc: false, all: true, reject: false, stdin: 'ignore' } as const
  const { all, exitCode } = await execaNode(file, args, options)
  return { code: exitCode, said: all }
}

/** Debian's program that gives a command a terminal. */
export const hasTerminal = existsSync('/usr/bin/script')

/** Runs a command at a terminal; `answer` waits for words printed since the last answer, then types. */
export function atTerminal(command: string[], variables: Record<string, string | undefined>) {
  const line = command.map((part) => `'${part}'`).join(' ')
  const env = { ...variables, TERM: 'xterm' }
  const options = { env, extendEnv: false, reject: false, buffer: false, stdin: 'pipe' } as const
  const child = execa('/usr/bin/script', ['-qefc', line, '/dev/null'], options)
  let said = ''
  let read = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  let isRunning = true
  const ended = child.then(({ exitCode }) => {
    isRunning = false
    return exitCode
  })
  const plain = () => stripVTControlCharacters(said)
  async function waitForOutput(words: string) {
    const end = Date.now() + 30_000
    while (!plain().includes(words, read)) {
      if (Date.now() > end || !isRunning) throw new Error(`"${words}" never came:\n${plain()}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    read = plain().indexOf(words, read) + words.length
  }
  return {
    waitForOutput,
    async answer(words: string, text: string) {
      await waitForOutput(words)
      child.stdin.write(`${text}\r`)
    },
    ended,
    said: plain,
  }
}
