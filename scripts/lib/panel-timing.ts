import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { boxOf } from '../../e2e/support/page.ts'
import { median } from './bench-table.ts'
import { panelBudgets, weighPage } from './page-weight.ts'
import { type ManyPackages, withManyPackages } from './panel-content.ts'
import { panelSession } from './panel-session.ts'

/** What a clerk does in a list, each in milliseconds from the event to the painted result; `whole`: until all rows answer. */
export type PanelTiming = {
  packages: number
  open: number
  whole: number
  filter: number
  clear: number
  edit: number
  save: number
  move: number
}

type Site = { url: string; dataDir: string; secret: string }

/** Medians of `runs` rounds against a running demonstration, after one that warms it; then the packages are put back. */
export async function timePanel(browser: Browser, site: Site, runs = 5): Promise<PanelTiming> {
  const context = await signedIn(browser, site.url)
  try {
    return await withManyPackages(site, async (many) => {
      const rounds: Round[] = []
      for (let round = 0; round <= runs; round++) rounds.push(await timeRound(context, many, round))
      const middle = (step: keyof Round) => Math.round(median(rounds.slice(1).map((times) => times[step])))
      return {
        packages: many.count,
        open: middle('open'),
        whole: middle('whole'),
        filter: middle('filter'),
        clear: middle('clear'),
        edit: middle('edit'),
        save: middle('save'),
        move: middle('move'),
      }
    })
  } finally {
    await context.close()
  }
}

/** Bytes of script after gzip that the first load of each page names, by its path. */
export async function weighPanel(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await signedIn(browser, url)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await context.close()
  const weights: Record<string, number> = {}
  for (const path of Object.keys(panelBudgets)) {
    const headers: Record<string, string> = path === '/admin/login' ? {} : { cookie }
    weights[path] = (await weighPage(new URL(path, url), headers)).bytes.script
  }
  return weights
}

type Round = Omit<PanelTiming, 'packages'>

async function signedIn(browser: Browser, url: string) {
  const storageState = await panelSession(browser, url)
  return browser.newContext({ baseURL: url, locale: 'pt-BR', viewport: screen, storageState })
}

const screen = { width: 1440, height: 900 }
const windowful = 15

async function timeRound(context: BrowserContext, many: ManyPackages, round: number): Promise<Round> {
  const page = await context.newPage()
  const { count, names, found, mark } = many
  await page.goto('/admin/packages', { waitUntil: 'commit' })
  const [open, whole] = await sinceNavigation(page, count)
  const all = { place: windowful, text: names[windowful] ?? '', dialogs: 0 }
  const search = page.getByRole('searchbox')
  await search.focus()
  const narrowed = { ...all, text: found[windowful] ?? '' }
  const filter = await timed(page, 'keydown', narrowed, () => page.keyboard.press(mark))
  const clear = await timed(page, 'keydown', all, () => page.keyboard.press('Backspace'))
  const row = page.locator('tbody tr').first()
  const opener = await pressOn(row.getByRole('button', { name: /^Editar/ }))
  const edit = await timed(page, 'click', { ...all, dialogs: 1 }, opener)
  const renamed = `${names[0]} ${round}`
  await page.getByRole('dialog').getByLabel('Nome').first().fill(renamed)
  const saver = await pressOn(page.getByRole('dialog').getByRole('button', { name: 'Atualizar' }))
  const save = await timed(page, 'click', { ...all, place: 0, text: renamed }, saver)
  const mover = await pressOn(row.getByRole('button', { name: /^Mover para baixo/ }))
  const stored = page.waitForResponse((response) => response.request().method() === 'POST')
  const move = await timed(page, 'click', { ...all, place: 0, text: names[1] ?? '' }, mover)
  await stored
  await page.close()
  await many.restore()
  return { open, whole, filter, clear, edit, save, move }
}

type Wanted = { place: number; text: string; dialogs: number }

function sinceNavigation(page: Page, count: number): Promise<readonly [open: number, whole: number]> {
  return page.evaluate(
    async (places) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      const answeringAt = async (place: number) => {
        const button = () =>
          document.querySelectorAll('tbody tr')[place]?.querySelector('td:last-child button')
        const answers = () => Object.keys(button() ?? {}).some((key) => key.startsWith('__reactProps'))
        while (!answers()) await nextFrame()
        await nextFrame()
        await new Promise((done) => setTimeout(done))
        return performance.now()
      }
      return [await answeringAt(places[0]), await answeringAt(places[1])] as const
    },
    [windowful, count - 1] as const,
  )
}

/** For a mouse that knows where to press: looking for the place would take longer than what is measured. */
async function pressOn(target: Locator) {
  const { x, y, width, height } = await boxOf(target)
  return () => target.page().mouse.click(x + width / 2, y + height / 2)
}

async function timed(page: Page, event: string, wanted: Wanted, act: () => Promise<void>): Promise<number> {
  // In two steps: an event may overtake a call that is under way.
  const watch = await page.evaluateHandle(
    ({ event, place, text, dialogs }) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      const isShown = () =>
        document.querySelectorAll('[role="dialog"]').length === dialogs &&
        document.querySelectorAll('tbody tr')[place]?.textContent?.includes(text)
      const begun = new Promise<number>((resolve) =>
        window.addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      )
      const measure = async () => {
        const started = await begun
        while (!isShown()) await nextFrame()
        await nextFrame()
        await new Promise((resolve) => setTimeout(resolve))
        return performance.now() - started
      }
      return { done: measure() }
    },
    { event, ...wanted },
  )
  await act()
  const milliseconds = await watch.evaluate(({ done }) => done)
  await page.waitForTimeout(400)
  return milliseconds
}
