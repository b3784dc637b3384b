/** The landscapes that pages draw on the map and, for mountains, where a picture is missing (BRAND-12); the key is what is stored. */
export const sceneries = {
  mountain: { label: 'Montanhas', lines: 'mapa-relevo', way: 'mapa-caminho' },
  coast: { label: 'Litoral', lines: 'mapa-litoral', way: 'mapa-litoral-caminho' },
  town: { label: 'Cidade', lines: 'mapa-cidade', way: 'mapa-cidade-caminho' },
  none: { label: 'Nenhuma', lines: '', way: '' },
} as const

export type Scenery = keyof typeof sceneries

export const defaultScenery: Scenery = 'mountain'

function isScenery(name: string): name is Scenery {
  return Object.hasOwn(sceneries, name)
}

/** The scenery for a stored value; the usual one for an unknown value. */
export function sceneryOf(name: string): Scenery {
  return isScenery(name) ? name : defaultScenery
}
