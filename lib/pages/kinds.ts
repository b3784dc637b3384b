import { homeKinds } from './home-kinds.ts'
import type { Kind } from './kind.ts'
import type { BlockPage } from './page-names.ts'
import { pictureKinds } from './picture-kinds.ts'
import { textKinds } from './text-kinds.ts'

const table = { ...homeKinds, ...pictureKinds, ...textKinds }

export type KindName = keyof typeof table
/** Those that only the home page draws: most show what other sections of the panel say. */
export type HomeKindName = keyof typeof homeKinds

/** The kinds of blocks. There is no free layout, so that every page looks right (PAGE-8). */
export const kinds: Record<KindName, Kind> = table

export const kindNames: KindName[] = Object.keys(table).filter(isKindName)

export function isKindName(name: unknown): name is KindName {
  return typeof name === 'string' && Object.hasOwn(table, name)
}

/** Returns the kinds of a page in the order of the gallery. */
export function kindsFor(page: BlockPage): KindName[] {
  return kindNames.filter((name) => kinds[name].pages.includes(page))
}
