import { errorCode } from './start-failure.ts'

type ErrorNormaliser = { normalizeDbError: (error: unknown) => unknown }

/** What the library answers with 500 "SUP" gets the status and body of PostgREST. */
export function mapDatabaseErrors(connection: ErrorNormaliser) {
  const normalise = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const normalised = normalise(error)
    const code = errorCode(normalised) ?? ''
    const status = statusOf(code)
    if (status === undefined) return normalised
    const { message, detail, hint } = describe(normalised)
    // The library turns errors of this shape into exactly this response, as PostgREST does for RAISE SQLSTATE 'PGRST'.
    return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    })
  }
}

function statusOf(code: string) {
  if (/^23(514|P01|001|000)$/.test(code) || code === 'P0001') return 400
  if (/^(40|P0)/.test(code)) return 500
  return undefined
}

function describe(error: unknown) {
  const source: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  return {
    message: error instanceof Error ? error.message : '',
    detail: textOrNull(source.detail),
    hint: textOrNull(source.hint),
  }
}

function textOrNull(value: unknown) {
  return typeof value === 'string' ? value : null
}
