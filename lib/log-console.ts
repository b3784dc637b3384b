import { format, stripVTControlCharacters } from 'node:util'
import { type Level, logEvent } from './log'
import { logContext } from './log-context'

/** Next, libraries and Node's warnings repeat addresses and headers of visitors, and stacks have many lines. */
export function keepConsoleOnOneLine() {
  logContext().write = (line) => process.stderr.write(`${line}\n`)
  for (const [method, level] of levels) {
    console[method] = (...parts: unknown[]) => {
      const text = stripVTControlCharacters(format(...parts)).trim()
      if (text) logEvent('console', { text: text.slice(0, maxLength) }, level)
    }
  }
}

const maxLength = 4000
const levels: ['error' | 'warn' | 'info' | 'log' | 'debug', Level][] = [
  ['error', 'error'],
  ['warn', 'warn'],
  ['info', 'info'],
  ['log', 'info'],
  ['debug', 'info'],
]
