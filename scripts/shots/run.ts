import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../lib/chromium.ts'
import { chromiumFlags } from '../lib/chromium-flags.ts'
import { inTurn, startDemoSite } from '../lib/demo-site.ts'
import { Refusal } from '../lib/refusal.ts'
import { atEnd } from '../lib/run-command.ts'
import { formatSeconds, stepPrinter } from '../lib/steps.ts'
import { testDay } from '../lib/test-day.ts'
import { resultFile } from '../lib/test-folders.ts'
import { type SiteName, startOtherSites } from './sites.ts'
import { type State, states } from './states.ts'

type Options = { only: RegExp; widths: number[] }

export function takeShots({ only, widths }: Options): Promise<number> {
  const chosen = states.filter(({ name }) => only.test(name))
  if (chosen.length === 0) throw new Refusal(`Nenhum estado se chama ${only.source}.`)
  return inTurn(async () => {
    const step = stepPrinter(3 + widths.length)
    const executable = await step('Procurando o Chromium', findChromium)
    const { url } = await step('Gerando e ligando o site', startDemoSite)
    const others = await step('Ligando sites de outro conteúdo', startOtherSites)
    const browser = await chromium.launch({ executablePath: executable, args: chromiumFlags })
    atEnd(() => browser.close())
    const failures: string[] = []
    let taken = 0
    for (const width of widths) {
      const possible = chosen.filter(({ narrow }) => !narrow || width < wide)
      taken += possible.length
      await step(`${possible.length} estados em ${width} px`, async () => {
        for (const state of possible)
          failures.push(...(await take(browser, state, width, { demo: url, ...others })))
      })
    }
    for (const failure of failures) console.log(failure)
    console.log(`\n${taken - failures.length} imagens em ${folder}`)
    return failures.length === 0 ? 0 : 1
  })
}

const folder = resultFile('shots')
/** From here on the header has room for its links. */
const wide = 1024
const heights: Record<number, number> = { 360: 780, 768: 1024, 1024: 768, 1440: 900 }

/** What could not be shown, in a sentence; the other states are still taken. */
async function take(
  browser: Browser,
  state: State,
  width: number,
  sites: Record<SiteName, string>,
): Promise<string[]> {
  const { name, site = 'demo', path, show, whole = !show } = state
  const isPhone = width < wide
  const context = await browser.newContext({
    baseURL: sites[site],
    viewport: { width, height: heights[width] ?? 1080 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  const started = performance.now()
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(`${testDay}T12:00:00-03:00`)
    page.setDefaultTimeout(15_000)
    const file = join(folder, String(width), `${name}.png`)
    mkdirSync(join(folder, String(width)), { recursive: true })
    rmSync(file, { force: true })
    if (path) await page.goto(path, { waitUntil: 'networkidle' })
    await show?.(page)
    if (whole) await loadEverything(page)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: file, fullPage: whole, animations: 'disabled' })
    return []
  } catch (error) {
    const [reason = ''] = String(error).split('\n')
    return [`${name} em ${width} px, depois de ${formatSeconds(performance.now() - started)}: ${reason}`]
  } finally {
    await context.close()
  }
}

/** Pictures further down are fetched when they come near. */
async function loadEverything(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
