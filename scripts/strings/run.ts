import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { quaresmeira } from '../../supabase/local/demo/quaresmeira.ts'
import { findChromium } from '../lib/chromium.ts'
import { chromiumFlags } from '../lib/chromium-flags.ts'
import { inTurn, startDemoSite } from '../lib/demo-site.ts'
import { root } from '../lib/root.ts'
import { atEnd } from '../lib/run-command.ts'
import { testDay } from '../lib/test-day.ts'
import { resultFile } from '../lib/test-folders.ts'
import { states } from '../shots/states.ts'
import { contentPlaces, environmentPlaces } from './content-places.ts'
import { filesOfPage } from './made-of.ts'
import { mapDocument, type Seen, unexplained } from './map-document.ts'
import { productSources } from './product-words.ts'
import { type PageContent, readPage } from './read-page.ts'

// The port of a run is the checkout's own, and the document the same wherever it is written.
const usualUrl = 'http://localhost:3000'

export function writeContentMap(): Promise<number> {
  return inTurn(async () => {
    const executable = await findChromium(resultFile('chromium.log'))
    const { url, backend } = await startDemoSite()
    const browser = await chromium.launch({ executablePath: executable, args: chromiumFlags })
    atEnd(() => browser.close())
    const places = [
      ...contentPlaces(await readContent(backend.url, backend.publishableKey)),
      ...environmentPlaces({ ...quaresmeira.variables, SITE_URL: usualUrl }),
    ]
    const sources = productSources()
    const seen: Seen[] = []
    for (const { name, site = 'demo', path = '/', show } of states) {
      if (site !== 'demo' || path.startsWith('/admin')) continue
      const { texts, pictures } = await visit(browser, new URL(path, url).href, show)
      seen.push({
        name,
        files: filesOfPage(path),
        texts: texts.map((text) => text.replaceAll(url, usualUrl)),
        pictures,
      })
    }
    writeFileSync(join(root, 'docs', 'content-map.md'), mapDocument(seen, places, sources))
    const open = unexplained(seen, places, sources)
    for (const { page, text, pieces } of open) console.log(`${page}: “${text}” (${pieces.join(' | ')})`)
    console.log(`\n${seen.length} páginas e estados, ${open.length} textos ou imagens sem explicação.`)
    return open.length === 0 ? 0 : 1
  })
}

async function visit(
  browser: Browser,
  address: string,
  show: (typeof states)[number]['show'],
): Promise<PageContent> {
  const context = await browser.newContext({
    baseURL: new URL(address).origin,
    viewport: show ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(`${testDay}T12:00:00-03:00`)
    page.setDefaultTimeout(15_000)
    await page.goto(address, { waitUntil: 'networkidle' })
    await show?.(page)
    return await readPage(page)
  } finally {
    await context.close()
  }
}

async function readContent(url: string, apikey: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/rest/v1/rpc/site_content?p_slug=quaresmeira`, { headers: { apikey } })
  return Object(await response.json())
}
