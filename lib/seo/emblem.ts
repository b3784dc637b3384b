import { emblemSvg } from '@/lib/brand/emblems'
import type { Brand } from '@/lib/site/brand'

/** Returns the browser icon of a hotel with a drawn emblem and no logo. */
export function emblemIcon({ emblem, shades }: Pick<Brand, 'emblem' | 'shades'>): string {
  const { forest800, gold300, gold500 } = shades
  return emblemSvg(
    emblem,
    (shape, heart) =>
      `<style>.p{fill:${forest800}}@media(prefers-color-scheme:dark){.p{fill:${gold300}}}</style>` +
      `<g class='p'>${shape}</g><g fill='${gold500}'>${heart}</g>`,
  )
}

/** Returns the emblem for dark backgrounds as SVG, or a disc for an emblem without a drawing. */
export function emblemPicture({ emblem, shades }: Pick<Brand, 'emblem' | 'shades'>, side: number): Buffer {
  const paint = (shape: string, heart: string) =>
    `<g fill='${shades.gold300}'>${shape}</g><g fill='${shades.gold500}'>${heart}</g>`
  return Buffer.from(emblemSvg(emblem, paint, side))
}
