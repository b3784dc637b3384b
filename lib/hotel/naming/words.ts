import type { Route } from 'next'
import { slugify } from '@/lib/slugify'
import { firstUnused, lowerFirst, upperFirst } from '@/lib/words'

/** The hotel's names for rooms, packages and menu. Pure, because the browser uses it too. */

/** A kind of room or a package category; rooms, packages and addresses store its `code`. */
export type Named = { code: string; name: string }

/** `title` heads its booking window; if empty, the word for rooms and the name do. */
export type RoomKind = Named & { title: string }

export type MenuPage = keyof typeof usualNames

export type MenuLink = { label: string; href: Route }

/** Default names of the menu's pages; the rooms page uses the word for rooms. */
const usualNames = {
  about: 'Sobre',
  rooms: '',
  leisure: 'Lazer',
  restaurant: 'Gastronomia',
  packages: 'Pacotes',
}

export const menuPages = Object.keys(usualNames).filter(isMenuPage)

type Naming = {
  room_one: string
  room_many: string
  room_gender: string
  kinds: RoomKind[]
  menu: { page: string; label: string }[]
}

/** The specification's names, with which every hotel starts (DATA-7, DATA-8, NAV-4). */
export const startNaming = {
  room_one: 'chalé',
  room_many: 'chalés',
  room_gender: 'o',
  kinds: [
    { code: 'tradicional', name: 'Tradicional', title: '' },
    { code: 'familia', name: 'Família', title: '' },
    { code: 'premium', name: 'Premium', title: '' },
    { code: 'superior', name: 'Superior', title: '' },
    { code: 'romantico', name: 'Romântico', title: '' },
  ],
  rooms_shown: 'first',
  package_categories: [
    { code: 'romantico', name: 'Romântico' },
    { code: 'familia', name: 'Família' },
    { code: 'aventura', name: 'Aventura' },
    { code: 'bem-estar', name: 'Bem-estar' },
    { code: 'gastronomia', name: 'Gastronomia' },
  ],
  menu: menuPages.map((page) => ({ page, label: '' })),
}

export function isMenuPage(page: string): page is MenuPage {
  return Object.hasOwn(usualNames, page)
}

/** Returns the word for a room in a sentence, as a title and on a button; `by('o', 'a')` picks the form that agrees with it. */
export function roomWords({ room_one, room_many, room_gender }: Omit<Naming, 'kinds' | 'menu'>) {
  const one = lowerFirst(room_one || startNaming.room_one)
  const many = lowerFirst(room_many || startNaming.room_many)
  const by = (masculine: string, feminine: string) => (room_gender === 'a' ? feminine : masculine)
  const title = upperFirst(many)
  return { one, many, title, all: `Ver ${by('Todos os', 'Todas as')} ${title}`, by }
}

/** Returns the name of each menu page: the hotel's own or the default. */
export function pageNames(naming: Naming): Record<MenuPage, string> {
  const own = naming.menu.flatMap(({ page, label }) => (label ? [[page, label]] : []))
  return { ...usualNames, rooms: roomWords(naming).title, ...Object.fromEntries(own) }
}

/** Returns the title of a kind's booking window: `familia` → `Chalé Família`. */
export function kindTitle({ name, title }: Omit<RoomKind, 'code'>, naming: Naming): string {
  return title || `${upperFirst(roomWords(naming).one)} ${name}`
}

/** Returns the name of a kind or category, and makes an unknown code readable: `fim-de-ano` → `Fim de ano`. */
export function nameOfCode(code: string, known: Named[]): string {
  return known.find((one) => one.code === code)?.name ?? upperFirst(code.replaceAll('-', ' '))
}

/** Returns the options of a field that stores a code. */
export function choicesOf(known: Named[]) {
  return known.map(({ code, name }) => ({ value: code, label: name }))
}

/** Assigns a code to each row without one; existing codes stay, even if the name changes. */
export function withCodes<Row extends Named>(rows: Row[]): Row[] {
  const taken = new Set(rows.map(({ code }) => code))
  return rows.map((row) => {
    if (row.code) return row
    const code = firstUnused(slugify(row.name) || 'tipo', taken)
    taken.add(code)
    return { ...row, code }
  })
}
