import type { Browser } from 'playwright'
import type { Floor } from './floor.ts'
import type { Measurement } from './page-tables.ts'
import { startPlainPage } from './plain-page.ts'

export async function startMarks(browser: Browser, site: string, { url }: Floor): Promise<Measurement[]> {
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
