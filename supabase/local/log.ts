import { format, stripVTControlCharacters } from 'node:util'
import { logContext, logEvent } from '../../lib/log.ts'
import { errorCode } from './start-failure.ts'

/** The library prints a stack for every refused write and unknown table: answers to a client, one line here as everything is. */
export function logDatabaseErrorsBriefly() {
  logContext().write = (line) => process.stderr.write(`${line}\n`)
  console.error = (...values: unknown[]) => {
    const [error] = values
    const isAnswer = error instanceof Error && (errorCode(error) !== undefined || 'relation' in error)
    if (isAnswer) logEvent('database_refused', { code: errorCode(error), error }, 'info')
    else logEvent('console', { text: stripVTControlCharacters(format(...values)).slice(0, 4000) })
  }
}
