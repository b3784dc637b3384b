import { countLabel } from '@/lib/count-label'
import { sizeLabel } from '@/lib/media/images/size-label'

/** `3 imagens (1,2 MB)`. */
export function imageTotal(count: number, bytes: number): string {
  return `${countLabel(count, 'imagem', 'imagens')} (${sizeLabel(bytes)})`
}
