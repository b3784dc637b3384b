/** The icons that a block may show beside a text (public/images/icones.svg). */
export const blockIcons = {
  pool: 'Piscina',
  route: 'Passeio',
  meals: 'Refeições',
  paw: 'Animais',
  gym: 'Academia',
  trail: 'Trilha',
  wifi: 'Wi-Fi',
  tv: 'TV',
  minibar: 'Frigobar',
  'living-area': 'Varanda e sala',
  climate: 'Climatização',
  'air-conditioning': 'Ar-condicionado',
  fireplace: 'Lareira',
  'hot-tub': 'Hidromassagem',
  beds: 'Camas',
  guests: 'Hóspedes',
  calendar: 'Calendário',
  check: 'Incluído',
} as const

export type BlockIcon = keyof typeof blockIcons

/** Returns a plain tick if no icon was chosen. */
export function blockIcon(name: string): BlockIcon {
  return isBlockIcon(name) ? name : 'check'
}

function isBlockIcon(name: string): name is BlockIcon {
  return Object.hasOwn(blockIcons, name)
}
