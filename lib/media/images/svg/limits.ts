/** 200 kB (BRAND-5). */
export const maxDrawingBytes = 200 * 1024

export function isDrawing(head: Uint8Array): boolean {
  return /^\uFEFF?\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(new TextDecoder().decode(head.subarray(0, 256)))
}

export function acceptsDrawings(folder: string): boolean {
  return folder === 'hotel/logo' || folder === 'hotel/mark'
}

export const drawingTexts = {
  tooLarge: 'O SVG deve ter no máximo 200 kB: simplifique o desenho ou envie um PNG.',
  letters:
    'Este SVG tem letras escritas como texto, que o site não consegue desenhar iguais. Peça ao designer o logotipo em PNG, ou em SVG com as letras em curvas.',
  tooLong: 'Este desenho é comprido demais para um logotipo.',
  tooHeavy:
    'Este SVG é trabalhoso demais para desenhar. Peça ao designer o logotipo em PNG, ou em SVG mais simples.',
  damaged:
    'Este SVG está danificado ou incompleto. Peça ao designer o logotipo em PNG, ou que o exporte de novo.',
  empty: 'Este SVG não mostra nada: confira as cores e exporte-o de novo.',
}

export const drawingHint = 'JPG, PNG ou WEBP (máx. 5MB), ou SVG (máx. 200 kB)'
