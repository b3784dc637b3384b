/** Pairs of typefaces that a hotel can choose. The key is stored. */
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

/** Returns the pair for a stored value, or the default for an unknown value. */
export function letteringOf(name: string): Lettering {
  return isLettering(name) ? name : defaultLettering
}
