import { isPicture } from '../images/rules.ts'

/** In bytes: 50 MB, the most that every hosted project stores. */
export const maxVideoBytes = 50 * 1024 * 1024

/** For the file picker only; the content decides. */
export const acceptedVideos = 'video/mp4,video/webm'

export type VideoFormat = 'mp4' | 'webm'

export const videoTexts = {
  hint: 'Vídeo MP4 (H.264) ou WebM (máx. 50MB)',
  notAVideo: 'Este arquivo não é um vídeo MP4 ou WebM.',
  tooLarge: 'O vídeo deve ter no máximo 50MB.',
  damaged: 'Este vídeo está danificado ou incompleto. Exporte-o de novo e tente outra vez.',
  failed: 'Erro ao enviar vídeo.',
  sent: 'Vídeo enviado com sucesso!',
} as const

export const busyWithVideos = `${videoTexts.failed} O servidor está ocupado com outros vídeos; tente de novo em instantes.`

/** How many of a file's first bytes `videoFormat` and `headValidationMessage` need. */
export const headLength = 64

const asMp4 = 'Exporte-o como MP4 (H.264) e envie o novo arquivo.'

/** Detects the container from the first bytes, ignoring the file name; null for any other. */
export function videoFormat(head: Uint8Array): VideoFormat | null {
  if (textAt(head, 0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (textAt(head, 4, 8) !== 'ftyp') return null
  return /^(?:qt {2}|heic|heix|hevc|mif1|msf1|avif|avis|M4A |M4B )/.test(textAt(head, 8, 12)) ? null : 'mp4'
}

/** Returns the reason for refusing a file of `size` bytes that begins with `head`, or null. */
export function headValidationMessage(size: number, head: Uint8Array): string | null {
  if (!videoFormat(head)) return foreignFile(head)
  if (size <= maxVideoBytes) return null
  const megabytes = Math.ceil(size / 1024 / 1024)
  return `${videoTexts.tooLarge} Este tem ${megabytes}MB: deixe-o mais curto ou exporte-o em 1080p com menos qualidade.`
}

/** Returns the message for a codec that not every browser supports. */
export function foreignCodec(name: string): string {
  return `Este vídeo está em ${name}, que nem todo aparelho mostra. ${asMp4}${name.startsWith('HEVC') ? ' No iPhone: Ajustes › Câmera › Formatos › Mais Compatível, e grave de novo.' : ''}`
}

export const noPictures = 'Este arquivo só tem som, sem imagem. Envie um vídeo.'

export const matroska = `Este vídeo é um MKV. ${asMp4}`

function foreignFile(head: Uint8Array): string {
  if (isPicture(head))
    return 'Este lugar é para vídeos: envie um MP4 (H.264) ou WebM. Fotos entram nos campos de imagem.'
  const brand = textAt(head, 4, 8) === 'ftyp' ? textAt(head, 8, 12) : ''
  if (/^(?:qt {2})/.test(brand) || /^(?:moov|mdat|wide|free)$/.test(textAt(head, 4, 8)))
    return `Este vídeo é um MOV (QuickTime). ${asMp4}`
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'AVI ') return `Este vídeo é um AVI. ${asMp4}`
  return `${videoTexts.notAVideo} Envie um ${videoTexts.hint.replace('Vídeo ', '')}.`
}

/** Reads bytes `start` to `start + length` of a file in a browser or on a server; fewer at its end. */
export async function readAt(file: Blob, start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, start + length).arrayBuffer())
}

export function textAt(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end))
}
