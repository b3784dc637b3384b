import type { Page } from 'playwright'
import { publicPages } from '../../e2e/support/pages.ts'
import { layers } from './layers.ts'
import type { SiteName } from './sites.ts'

export type State = {
  name: string
  site?: SiteName
  path?: string
  /** What a visitor does there; then only the window is taken, unless `whole` says otherwise. */
  show?: (page: Page) => Promise<unknown>
  whole?: boolean
  /** Only where there is no room for the wide header. */
  narrow?: boolean
}

const contents: [SiteName, string][] = [
  ['empty', 'vazio'],
  ['long', 'textos-longos'],
  ['plain', 'sem-imagens'],
]

/** Every public route and what can stand on it. `npm run shots -- --only=` chooses by these names. */
export const states: State[] = [
  ...[...publicPages, '/admin/login', '/este-caminho-nao-existe'].map((path) => ({
    name: nameOf(path),
    path,
  })),
  ...contents.flatMap(([site, suffix]) =>
    publicPages
      // A package that is not there leads to the list.
      .filter((path) => site !== 'empty' || !path.startsWith('/oferta/'))
      .map((path) => ({ name: `${nameOf(path)}-${suffix}`, site, path })),
  ),
  ...layers,
]

function nameOf(path: string) {
  return path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-')
}
