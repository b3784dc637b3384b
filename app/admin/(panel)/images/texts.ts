import { countLabel } from '@/lib/format'
import { sizeLabel } from '@/lib/images/size-label'

export const imagesTitle = 'Imagens sem uso'
export const imagesText =
  'Imagens enviadas há mais de um dia que nada no site usa, nem as versões dos últimos 90 dias do histórico.'

/** `3 imagens (1,2 MB)`. */
export function pictureTotal(count: number, bytes: number): string {
  return `${countLabel(count, 'imagem', 'imagens')} (${sizeLabel(bytes)})`
}
