/** A reason why the backend cannot start, as one sentence in Portuguese for the person at the terminal. */
export class StartFailure extends Error {}

export function failureSentence(error: unknown, dataDir: string): string {
  if (error instanceof StartFailure) return error.message
  const sentence = sentences[errorCode(error) ?? '']
  if (sentence) return `${sentence}: ${dataDir}`
  return `O backend local não pôde iniciar: ${error instanceof Error ? error.message : String(error)}`
}

export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

const noPermission = 'Sem permissão para gravar na pasta de dados'

const sentences: Record<string, string> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: 'A pasta de dados está em um disco somente de leitura',
  ENOENT: 'A pasta de dados não pode ser criada',
  ENOSPC: 'Não há espaço em disco para a pasta de dados',
  ENOTDIR: 'O caminho da pasta de dados passa por um arquivo',
}
