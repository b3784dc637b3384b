import { upperFirst } from '../words.ts'
import { videoTexts } from './videos/rules.ts'

const noRoom =
  'não há lugar para mais este arquivo; remova o que não usa em “Imagens sem uso”, ou tente de novo em uma hora'

const reasons: Record<string, string> = {
  '401': 'a sessão expirou; entre de novo',
  '409': 'o arquivo já tinha sido enviado; envie-o de novo',
  '413': 'o arquivo é grande demais',
  '415': 'o armazenamento não guarda este tipo de arquivo',
  '429': 'são muitos envios ao mesmo tempo; espere um minuto',
}

/** `isBounded`: the bucket limits the number of files (VID-11). */
type Sent = { isFilm?: boolean; isBounded?: boolean }

/** Translates an error of the storage, which is in English, into a message (IMG-11, VID-3). */
export function uploadFailure(error: unknown, { isFilm = false, isBounded = isFilm }: Sent = {}): string {
  const reason = reasonOf(Object(error), isBounded)
  return isFilm ? `${videoTexts.failed} ${upperFirst(reason)}.` : `Erro no upload: ${reason}`
}

type StorageFailure = { status?: unknown; statusCode?: unknown; message?: unknown; originalError?: unknown }

function reasonOf({ status, statusCode, message, originalError }: StorageFailure, isBounded: boolean) {
  const code = String(statusCode ?? '')
  const isUnanswered = [status, statusCode].some((one) => Number(one) >= 500) || ['0', '408'].includes(code)
  if (originalError || isUnanswered) return 'o armazenamento não respondeu; tente de novo em instantes'
  if (message === 'no room for this file') return noRoom
  // Some versions of the storage also answer this at the file limit; this person had access a moment ago.
  if (code === '403' && String(message).includes('row-level security'))
    return isBounded ? noRoom : 'você não tem mais permissão para guardar arquivos'
  const named = code && ` (código ${code})`
  return reasons[code] ?? `o arquivo não foi guardado${named}; se continuar, avise quem cuida do site`
}
