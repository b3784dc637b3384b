/** An expected reason not to go on. Its message is a whole sentence for the person at the terminal, in Portuguese. */
export class Refusal extends Error {}

export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : undefined
}
