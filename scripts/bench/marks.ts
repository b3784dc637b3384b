import type { Browser } from 'playwright'
import { startFloor } from './floor.ts'
import type { Measurement } from './page-tables.ts'
import { startPlainPage } from './plain-page.ts'

/** Starts the two pages that ours are held against; they end with the command. */
export async function startMarks(browser: Browser, site: string): Promise<Measurement[]> {
  const { url } = await startFloor(site, [])
  return [
    { name: 'Next vazio', url, kind: 'empty', runs: [] },
    {
      name: 'Página simples',
      url: await startPlainPage(browser, new URL(site)),
      kind: 'plain',
      runs: [],
    },
  ]
}
