/** Drawings that a hotel can choose (BRAND-11), in a square of 26 units around the origin. The key is stored. */
export const emblems = {
  blossom: {
    label: 'Flor',
    shape:
      "<path id='p' d='M0-2.1C-4.4-3.6-6.3-8.3-3.4-11.1-2.1-12.3-.6-11.9 0-10.7.6-11.9 2.1-12.3 3.4-11.1 6.3-8.3 4.4-3.6 0-2.1Z'/><use href='#p' transform='rotate(72)'/><use href='#p' transform='rotate(144)'/><use href='#p' transform='rotate(216)'/><use href='#p' transform='rotate(288)'/>",
    // The centre has the second colour.
    heart: "<circle r='1.5'/>",
  },
  leaf: {
    label: 'Folha',
    shape:
      "<path d='M-8 7.4C-11.5-3-4-10 9.6-9.9 2.6-5.4-4.4.6-8 7.4ZM-6.6 8.9C-3 1.7 3.6-4.3 10.6-8.7 11.2 3 3.8 10.8-6.6 8.9Z'/>",
  },
  wave: {
    label: 'Onda',
    shape:
      "<path id='p' d='M-11-6C-7.5-10-4-10 0-6S7.5-2 11-6V-3C7.5 1 4 1 0-3S-7.5-7-11-3Z'/><use href='#p' y='5.5'/><use href='#p' y='11'/>",
  },
  mountain: {
    label: 'Montanha',
    shape: "<path d='M-11 7-3.2-8.4 1.6.9 4.6-4.2 11 7ZM-8.5 8.7H8.5V10.2H-8.5Z'/>",
  },
  star: {
    label: 'Estrela',
    shape:
      "<path d='M0-12 2-3.2 6-6 3.2-2 12 0 3.2 2 6 6 2 3.2 0 12-2 3.2-6 6-3.2 2-12 0-3.2-2-6-6-2-3.2Z'/>",
  },
  sun: {
    label: 'Sol',
    shape:
      "<circle r='4.6'/><path id='p' d='M-1-12H1V-6.6H-1ZM-1 6.6H1V12H-1Z'/><use href='#p' transform='rotate(45)'/><use href='#p' transform='rotate(90)'/><use href='#p' transform='rotate(135)'/>",
  },
  araucaria: {
    label: 'Araucária',
    shape:
      "<path d='M-.9-10H.9V12H-.9Z'/><path d='M-11.4-4C-9 .6-5 2.4 0 2.4S9 .6 11.4-4C8.8-1.6 5-.4 0-.4S-8.8-1.6-11.4-4ZM-8.4-8C-6.6-4.4-3.6-3 0-3S6.6-4.4 8.4-8C6.4-6.2 3.6-5.4 0-5.4S-6.4-6.2-8.4-8ZM-5-11.6C-3.8-9-2-8 0-8S3.8-9 5-11.6C3.6-10.6 2-10.2 0-10.2S-3.6-10.6-5-11.6Z'/>",
  },
  none: { label: 'Nenhum', shape: '' },
  mark: { label: 'O símbolo enviado', shape: '' },
} as const satisfies Record<string, { label: string; shape: string; heart?: string }>

export type Emblem = keyof typeof emblems

export const defaultEmblem: Emblem = 'blossom'

function isEmblem(name: string): name is Emblem {
  return Object.hasOwn(emblems, name)
}

/** Returns the emblem for a stored value: the default for an unknown value, and none if the hotel has no symbol to use. */
export function emblemOf(name: string, mark: string | null): Emblem {
  if (!isEmblem(name)) return defaultEmblem
  return name === 'mark' && !mark ? 'none' : name
}

/** Checks whether the emblem is a drawing, which works in any colour and size. */
export function isDrawn(emblem: Emblem): boolean {
  return emblems[emblem].shape !== ''
}

/** Returns the drawing as SVG, or a plain disc without one. Icons (with `side`) have a narrower margin than masks. */
export function emblemSvg(emblem: Emblem, content: (shape: string, heart: string) => string, side?: number) {
  const { shape, heart = '' }: { shape: string; heart?: string } = emblems[emblem]
  const [half, size] = side === undefined ? [13, ''] : [12, ` width='${side}' height='${side}'`]
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-${half} -${half} ${2 * half} ${2 * half}'${size}>` +
    `${content(shape || "<circle r='6'/>", heart)}</svg>`
  )
}

/** Returns the emblem's CSS variables for the root of a page; `symbol` is the address of the symbol's shape. */
export function emblemVariables(emblem: Emblem, symbol: string): Record<string, string> {
  const outline = emblemSvg(
    emblem,
    (shape) => `<g fill='none' stroke='black' stroke-width='1.5' stroke-linejoin='round'>${shape}</g>`,
  )
  const whole = dataUrl(emblemSvg(emblem, (shape, heart) => shape + heart))
  return {
    '--emblem-line': dataUrl(outline),
    ...(emblem === 'none' ? { '--emblem-display': 'none' } : {}),
    ...(isDrawn(emblem) && { '--emblem': whole }),
    ...(emblem === 'mark' && { '--emblem': `url(${symbol})` }),
    ...('heart' in emblems[emblem] && {
      '--emblem-fill': 'radial-gradient(circle,var(--color-gold-300) 7%,currentColor 0)',
    }),
  }
}

function dataUrl(svg: string) {
  const text = svg.replace(/[<>#]/g, (sign) => encodeURIComponent(sign))
  return `url("data:image/svg+xml,${text}")`
}
