import { errorCode } from './start-failure.ts'

/** The library prints a stack for every refused write and unknown table: answers to a client, one line here. */
export function logDatabaseErrorsBriefly() {
  const print = console.error
  console.error = (...values: unknown[]) => {
    const [error] = values
    const isAnswer = error instanceof Error && (errorCode(error) !== undefined || 'relation' in error)
    if (isAnswer) print(`[banco de dados] ${error.message}`)
    else print(...values)
  }
}
