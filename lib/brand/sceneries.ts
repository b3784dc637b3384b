/** Landscapes on the map and, for mountains, in place of a missing picture (BRAND-12). The key is stored. */
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

/** Returns the scenery for a stored value, or the default for an unknown value. */
export function sceneryOf(name: string): Scenery {
  return isScenery(name) ? name : defaultScenery
}
