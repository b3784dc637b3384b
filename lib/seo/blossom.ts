import type { Shades } from '@/lib/brand/theme'

const petal =
  'M0-2.1C-4.4-3.6-6.3-8.3-3.4-11.1-2.1-12.3-.6-11.9 0-10.7.6-11.9 2.1-12.3 3.4-11.1 6.3-8.3 4.4-3.6 0-2.1Z'

/** The drawn emblem of a hotel without a logo: five petals around the origin, 24 units wide. */
function petals(): string {
  return [0, 72, 144, 216, 288].map((angle) => `<path d="${petal}" transform="rotate(${angle})"/>`).join('')
}

export function blossomIcon({ forest800, gold300, gold500 }: Shades): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -13 26 26">' +
    `<style>.p{fill:${forest800}}@media(prefers-color-scheme:dark){.p{fill:${gold300}}}</style>` +
    `<g class="p">${petals()}</g><circle r="1.5" fill="${gold500}"/></svg>`
  )
}

export function blossomPicture({ gold300, gold500 }: Shades, side: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24" width="${side}" height="${side}">` +
      `<g fill="${gold300}">${petals()}</g><circle r="1.5" fill="${gold500}"/></svg>`,
  )
}
