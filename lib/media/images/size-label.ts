import { countLabel } from '../../count-label.ts'

const kilobytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const megabytes = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a file size in bytes for people. */
export function sizeLabel(bytes: number): string {
  return bytes < 1_000_000
    ? `${kilobytes.format(Math.ceil(bytes / 1000))} kB`
    : `${megabytes.format(bytes / 1_000_000)} MB`
}

/** Returns `3 imagens (1,2 MB)`. */
export function imageTotal(count: number, bytes: number): string {
  return `${countLabel(count, 'imagem', 'imagens')} (${sizeLabel(bytes)})`
}
