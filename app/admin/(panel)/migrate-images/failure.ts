/** The function's own sentence (`error`), else one for the platform's `code` or `message`, else a general one. */
export function migrationFailure(body: unknown): string {
  const { error, code, message }: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  if (typeof error === 'string' && error) return error
  const known = typeof code === 'string' ? platformSentences[code] : undefined
  return known ?? (typeof message === 'string' && message ? message : 'Ocorreu um erro desconhecido')
}

const cutShort = 'A migração foi interrompida antes do fim. Inicie novamente: ela continua de onde parou.'

const platformSentences: Record<string, string> = {
  NOT_FOUND: 'A função migrate-room-images não está publicada neste projeto.',
  IDLE_TIMEOUT: cutShort,
  WORKER_ERROR: cutShort,
  WORKER_LIMIT: cutShort,
  WORKER_RESOURCE_LIMIT: cutShort,
}
