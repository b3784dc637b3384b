/** An expected failure, whose message is a Portuguese sentence for the person at the terminal. */
export class Refusal extends Error {}

export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : undefined
}
