/** In bytes: 5 MB exactly (IMG-1). */
export const maxImageBytes = 5 * 1024 * 1024

/** Filters the file picker only; uploads are checked by their bytes (IMG-1). */
export const acceptedTypes = 'image/jpeg,image/png,image/webp'

/** The exact texts of IMG-1, IMG-4 and IMG-11. */
export const imageTexts = {
  hint: 'JPG, PNG ou WEBP (máx. 5MB)',
  notAnImage: 'Por favor, selecione apenas arquivos de imagem.',
  tooLarge: 'A imagem deve ter no máximo 5MB.',
  sending: 'Enviando...',
  sent: 'Imagem enviada com sucesso!',
  failed: 'Erro ao enviar imagem.',
  noPublicUrl: 'Não foi possível obter a URL pública da imagem',
} as const

export type ImageFormat = 'jpeg' | 'png' | 'webp'

/** How many of a file's first bytes `imageFormat` and `fileValidationMessage` need. */
export const headLength = 64

/** Detects the format from the first bytes, ignoring the file name; null for unsupported formats. */
export function imageFormat(head: Uint8Array): ImageFormat | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp'
  return null
}

/** Returns the reason for refusing a file of `size` bytes that begins with `head`, or null. */
export function fileValidationMessage(size: number, head: Uint8Array): string | null {
  if (!imageFormat(head)) return `${imageTexts.notAnImage} ${foreignFormatHint(head)}`
  return size > maxImageBytes ? imageTexts.tooLarge : null
}

export const damagedImage = `${imageTexts.notAnImage} Este arquivo está danificado ou incompleto.`

export const tooManyPixels = `${imageTexts.notAnImage} Esta tem pixels demais: reduza-a para até 50 megapixels.`

/** The cost of processing such an image depends on its length instead of its content. */
export const tooLongSide = `${imageTexts.notAnImage} Esta tem um lado comprido demais: reduza-a para até 20.000 pixels.`

/** In pixels. */
export type Dimensions = { width: number; height: number }

export const maxPixels = 50_000_000
const maxSide = 20_000

/** Options for sharp to read only the header: nothing is decoded, so a false size causes no work. */
export const headerOnly = { limitInputPixels: false } as const

/** Returns the reason for refusing an image by the size in its header, or null. */
export function sizeValidationMessage({ width, height }: Dimensions): string | null {
  if (width === 0 || height === 0) return damagedImage
  if (Math.max(width, height) > maxSide) return tooLongSide
  return width * height > maxPixels ? tooManyPixels : null
}

/** Shown if processing exceeds the limits for time or memory. */
export const tooHeavyImage = `${imageTexts.notAnImage} Esta é trabalhosa demais para abrir: exporte-a de novo como JPG comum, com até 2.560 pixels de lado.`

export const busyServer = `${imageTexts.failed} O servidor está ocupado com outras imagens; tente de novo em instantes.`

/** Checks for an iPhone photo, which some browsers can convert to JPEG. */
export function isHeic(head: Uint8Array): boolean {
  return foreignFormat(head) === 'HEIC'
}

/** Checks whether the first bytes belong to a picture, supported or not. */
export function isPicture(head: Uint8Array): boolean {
  return !isFilm(head) && (imageFormat(head) ?? foreignFormat(head)) !== null
}

function foreignFormatHint(head: Uint8Array) {
  if (isFilm(head))
    return 'Este lugar é para fotos. Vídeos entram na abertura e na seção promocional, em O Hotel › Seção Hero.'
  const name = foreignFormat(head)
  if (name === 'HEIC')
    return 'Este navegador não abre fotos HEIC: envie pelo Safari ou exporte como JPG (no iPhone: Ajustes › Câmera › Formatos › Mais Compatível).'
  return name ? `${name} não é aceito: envie JPG, PNG ou WEBP.` : 'Envie JPG, PNG ou WEBP.'
}

function isFilm(head: Uint8Array) {
  const brand = textAt(head, 4, 8) === 'ftyp' ? textAt(head, 8, 12) : ''
  if (brand) return !/^(?:avi[fs]|hei[cxms]|hev[cxms]|mif1|msf1)/.test(brand)
  return (
    startsWith(head, [0x1a, 0x45, 0xdf, 0xa3]) ||
    (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'AVI ')
  )
}

function foreignFormat(head: Uint8Array) {
  if (textAt(head, 0, 4) === 'GIF8') return 'GIF'
  if (textAt(head, 4, 8) === 'ftyp') return /^avi[fs]/.test(textAt(head, 8, 12)) ? 'AVIF' : 'HEIC'
  if (/^\s*<(?:svg|\?xml)/i.test(textAt(head, 0, headLength))) return 'SVG'
  return null
}

function startsWith(bytes: Uint8Array, signature: number[]) {
  return signature.every((byte, index) => bytes[index] === byte)
}

function textAt(bytes: Uint8Array, start: number, end: number) {
  // Skip a byte order mark.
  const from = start === 0 && startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : start
  return String.fromCharCode(...bytes.subarray(from, end))
}
