import { z } from '@/lib/zod'

const { localeError } = z.locales.pt()

const wanted: Record<string, string> = {
  string: 'um texto entre aspas',
  number: 'um número sem aspas',
  boolean: 'true ou false, sem aspas',
  array: 'uma lista entre colchetes',
  object: 'um objeto entre chaves',
}

/** What to write for a value of a wrong type; the fields have sentences of their own for everything else. */
export const typeError: z.core.$ZodErrorMap = (issue) => {
  const asked = issue.code === 'invalid_type' ? wanted[issue.expected] : undefined
  return asked ? `escreva ${asked}, e não ${found(issue.input)}` : localeError(issue)
}

function found(value: unknown): string {
  if (value === undefined || value === null) return 'null'
  if (Array.isArray(value)) return 'uma lista'
  const names: Record<string, string> = { string: 'um texto', number: 'um número', boolean: 'true ou false' }
  return names[typeof value] ?? 'um objeto'
}
