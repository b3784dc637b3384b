import { upperFirst } from '../words.ts'
import { videoTexts } from './videos/rules.ts'

const noRoom =
  'não há lugar para mais este arquivo; remova o que não usa em “Imagens sem uso”, ou tente de novo em uma hora'

const reasons: Record<string, string> = {
  '401': 'a sessão expirou; entre de novo',
  '403': noRoom,
  '409': 'o arquivo já tinha sido enviado; envie-o de novo',
  '413': 'o arquivo é grande demais',
  '415': 'o armazenamento não guarda este tipo de arquivo',
  '429': 'são muitos envios ao mesmo tempo; espere um minuto',
}

/** The sentence for an error of the storage, which says itself in English what failed (IMG-11, VID-3). */
export function uploadFailure(error: unknown, isFilm = false): string {
  const code = error instanceof Object && 'statusCode' in error ? String(error.statusCode) : ''
  const reason = reasons[code] ?? 'o armazenamento não respondeu; tente de novo em instantes'
  return isFilm ? `${videoTexts.failed} ${upperFirst(reason)}.` : `Erro no upload: ${reason}`
}
