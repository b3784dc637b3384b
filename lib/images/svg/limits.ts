/** 200 kB (BRAND-5). */
export const maxDrawingBytes = 200 * 1024

export function isDrawing(head: Uint8Array): boolean {
  return /^\uFEFF?\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(new TextDecoder().decode(head.subarray(0, 256)))
}

export function takesDrawings(folder: string): boolean {
  return folder === 'hotel/logo' || folder === 'hotel/mark'
}

export const drawingTooLarge = 'O SVG deve ter no máximo 200 kB: simplifique o desenho ou envie um PNG.'
export const drawingHint = 'JPG, PNG ou WEBP (máx. 5MB), ou SVG (máx. 200 kB)'
