import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { findChromium } from '../lib/chromium.ts'
import { chromiumFlags } from '../lib/chromium-flags.ts'
import { inTurn, startDemoSite } from '../lib/demo-site.ts'
import { panelSession } from '../lib/panel-session.ts'
import { root } from '../lib/root.ts'
import { atEnd } from '../lib/run-command.ts'
import { stepPrinter } from '../lib/steps.ts'
import { testDay } from '../lib/test-day.ts'
import { type Scene, scenes } from './scenes.ts'

const folder = join(root, 'docs', 'images', 'guia')
const devices: Record<string, BrowserContextOptions> = {
  laptop: { viewport: { width: 1180, height: 740 } },
  desktop: { viewport: { width: 1360, height: 800 } },
  phone: { viewport: { width: 390, height: 720 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 },
}
const widest = 960

/** The pictures of docs/guia-da-equipe.md, in turn and by one person: each task finds what those before it left. */
export function takeGuideShots(only: RegExp): Promise<number> {
  return inTurn(async () => {
    const step = stepPrinter(2 + scenes.length)
    const executable = await step('Procurando o Chromium', findChromium)
    const { url } = await step('Gerando e ligando o site', startDemoSite)
    const browser = await chromium.launch({
      executablePath: executable,
      args: [...chromiumFlags, '--lang=pt-BR'],
    })
    atEnd(() => browser.close())
    mkdirSync(folder, { recursive: true })
    const session = await panelSession(browser, url)
    const failures: string[] = []
    for (const scene of scenes.filter(({ name }) => only.test(name))) {
      await step(scene.name, () => take(browser, url, session, scene)).catch((error) =>
        failures.push(`${scene.name}: ${String(error).split('\n').slice(0, 3).join(' ')}`),
      )
    }
    for (const failure of failures) console.log(failure)
    return failures.length === 0 ? 0 : 1
  })
}

type Session = Awaited<ReturnType<typeof panelSession>>

async function take(
  browser: Browser,
  baseURL: string,
  session: Session,
  { name, device = 'laptop', path, isGuest = false, show, keepToast = false }: Scene,
) {
  const context = await browser.newContext({
    ...devices[device],
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    ...(!isGuest && { storageState: session }),
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(`${testDay}T12:00:00-03:00`)
    page.setDefaultTimeout(20_000)
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto(path, { waitUntil: 'networkidle' })
    const marked = await show(page)
    for (const target of [marked ?? []].flat()) {
      await target.scrollIntoViewIfNeeded()
      await target.evaluate((element: HTMLElement) => {
        element.style.outline = '3px solid var(--color-gold-500)'
        element.style.outlineOffset = '4px'
      })
    }
    await settle(page, keepToast)
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    const file = join(folder, `${name}.webp`)
    await sharp(picture)
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toFile(file)
  } finally {
    await context.close()
  }
}

/** Whatever is on its way has arrived, and nothing tells the hour at which the pictures were taken. */
async function settle(page: Page, keepToast: boolean) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (keepsToast) => {
    const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]')
    if (toaster && !keepsToast) toaster.style.display = 'none'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      text.nodeValue = (text.nodeValue ?? '')
        .replace(/\b\d\d\/\d\d\/\d{4} às \d\d:\d\d/g, '20/11/2026 às 09:40')
        .replace(/(?<=desde )\d\d\/\d\d\/\d{4}/g, '20/11/2026')
    }
    await document.fonts.ready
    const shown = [...document.images].filter(({ complete }) => complete)
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
  }, keepToast)
}
