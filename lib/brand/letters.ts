/** Pairs of typefaces that a hotel chooses from; the key is what is stored. */
export const letterings = {
  classica: { label: 'Clássica', display: 'Cormorant Garamond', sans: 'Figtree' },
  contemporanea: { label: 'Contemporânea', display: 'Fraunces', sans: 'Mulish' },
  leve: { label: 'Leve', display: 'Jost', sans: 'Nunito Sans' },
} as const

export type Lettering = keyof typeof letterings

export const usualLettering: Lettering = 'classica'

export function isLettering(name: string): name is Lettering {
  return Object.hasOwn(letterings, name)
}

/** What is drawn for a stored value, known or not. */
export function letteringOf(name: string): Lettering {
  return isLettering(name) ? name : usualLettering
}
