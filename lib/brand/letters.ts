/** Pairs of typefaces that a hotel chooses from; the key is what is stored. */
export const letterings = {
  classica: { label: 'Clássica', display: 'Cormorant Garamond', sans: 'Figtree' },
  contemporanea: { label: 'Contemporânea', display: 'Fraunces', sans: 'Mulish' },
  leve: { label: 'Leve', display: 'Jost', sans: 'Nunito Sans' },
} as const

export type Lettering = keyof typeof letterings

export const defaultLettering: Lettering = 'classica'

function isLettering(name: string): name is Lettering {
  return Object.hasOwn(letterings, name)
}

/** The pair for a stored value; the usual one for an unknown value. */
export function letteringOf(name: string): Lettering {
  return isLettering(name) ? name : defaultLettering
}
