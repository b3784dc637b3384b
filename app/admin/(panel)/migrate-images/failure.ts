/** Returns the function's own `error`, or a text for the platform's `code` or `message`, or a generic one. */
export function migrationFailure(body: unknown): string {
  const { error, code, message }: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  if (typeof error === 'string' && error) return error
  if (code === 'NOT_FOUND') return 'A função migrate-room-images não está publicada neste projeto.'
  if (/^(?:IDLE_TIMEOUT|WORKER_\w+)$/.test(String(code)))
    return 'A migração foi interrompida antes do fim. Inicie novamente: ela continua de onde parou.'
  return typeof message === 'string' && message ? message : 'Ocorreu um erro desconhecido'
}
