import { errorCode } from './start-failure.ts'

/**
 * The library prints the stack of every database error, refused writes and unknown tables included. They are answers
 * to a client, so here they take one line.
 */
export function logDatabaseErrorsBriefly() {
  const print = console.error
  console.error = (...values: unknown[]) => {
    const [error] = values
    const isAnswer = error instanceof Error && (errorCode(error) !== undefined || 'relation' in error)
    if (isAnswer) print(`[banco de dados] ${error.message}`)
    else print(...values)
  }
}
