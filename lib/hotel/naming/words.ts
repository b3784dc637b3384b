import type { Route } from 'next'
import { slugify } from '@/lib/slugify'
import { firstUnused, lowerFirst, upperFirst } from '@/lib/words'

/** What the hotel calls its rooms and packages, and its menu. Pure, because the browser uses it, too. */

/** A kind of room or a category of packages; rooms, packages and addresses hold its `code`. */
export type Named = { code: string; name: string }

/** `title` is what its booking window is called; empty, it is the word and the name. */
export type RoomKind = Named & { title: string }

export type MenuPage = keyof typeof usualNames

export type MenuLink = { label: string; href: Route }

/** What each page is called unless the menu says otherwise; the page of the rooms by their word. */
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

/** The word for a room in a sentence, as a title and on a button; `by('o', 'a')` is the form that agrees with it. */
export function roomWords({ room_one, room_many, room_gender }: Omit<Naming, 'kinds' | 'menu'>) {
  const one = lowerFirst(room_one || startNaming.room_one)
  const many = lowerFirst(room_many || startNaming.room_many)
  const by = (masculine: string, feminine: string) => (room_gender === 'a' ? feminine : masculine)
  const title = upperFirst(many)
  return { one, many, title, all: `Ver ${by('Todos os', 'Todas as')} ${title}`, by }
}

/** What each page of the menu is called: its own word, or else the usual one. */
export function pageNames(naming: Naming): Record<MenuPage, string> {
  const own = naming.menu.flatMap(({ page, label }) => (label ? [[page, label]] : []))
  return { ...usualNames, rooms: roomWords(naming).title, ...Object.fromEntries(own) }
}

/** What the booking window of a kind is called: `familia` → `Chalé Família`. */
export function kindTitle({ name, title }: Omit<RoomKind, 'code'>, naming: Naming): string {
  return title || `${upperFirst(roomWords(naming).one)} ${name}`
}

/** Returns the name of a kind or category; an unknown one is made readable: `fim-de-ano` → `Fim de ano`. */
export function nameOfCode(code: string, known: Named[]): string {
  return known.find((one) => one.code === code)?.name ?? upperFirst(code.replaceAll('-', ' '))
}

/** The options of a field that holds a code. */
export function choicesOf(known: Named[]) {
  return known.map(({ code, name }) => ({ value: code, label: name }))
}

/** Gives a code to each row that has none yet; the codes of the others stay, whatever their name. */
export function withCodes<Row extends Named>(rows: Row[]): Row[] {
  const taken = new Set(rows.map(({ code }) => code))
  return rows.map((row) => {
    if (row.code) return row
    const code = firstUnused(slugify(row.name) || 'tipo', taken)
    taken.add(code)
    return { ...row, code }
  })
}
