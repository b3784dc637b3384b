import type { Browser, BrowserContext, Page } from 'playwright'
import { median } from './bench-table.ts'
import { weighPage } from './page-weight.ts'
import { type ManyPackages, withManyPackages } from './panel-content.ts'
import { panelSession } from './panel-session.ts'

/** What a clerk does in a list of `packages` packages, each in milliseconds from the event to the painted result. */
export type PanelTiming = {
  packages: number
  /** From the navigation to rows that answer. */
  open: number
  /** From a key in the search to the rows that are left, and back to all. */
  filter: number
  clear: number
  /** From a press on 'Editar' to the form. */
  edit: number
  /** From a press on 'Atualizar' to the list that shows what was saved, with the dialog gone. */
  save: number
  /** From a press on 'Mover para baixo' to the new order. */
  move: number
}

/** Where a clerk arrives, and the longest list. */
export const panelPages = ['/admin/login', '/admin', '/admin/packages']

type Site = { url: string; dataDir: string; secret: string }

/**
 * Medians of `runs` rounds against a running demonstration, after one that warms browser and server. The packages are put
 * back in the end.
 */
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
  for (const path of panelPages) {
    // Who is signed in is not shown the door.
    const headers = path === '/admin/login' ? {} : { cookie }
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

async function timeRound(context: BrowserContext, many: ManyPackages, round: number): Promise<Round> {
  const page = await context.newPage()
  const { count, found, mark } = many
  const [first = '', second = ''] = many.names
  await page.goto('/admin/packages', { waitUntil: 'commit' })
  const open = await sinceNavigation(page, count)
  const whole = { rows: count, dialogs: 0 }
  const search = page.getByRole('searchbox')
  await search.focus()
  const filter = await timed(page, 'keydown', { ...whole, rows: found }, () => page.keyboard.press(mark))
  const clear = await timed(page, 'keydown', whole, () => page.keyboard.press('Backspace'))
  const opener = page.getByRole('button', { name: /^Editar/ }).first()
  const edit = await timed(page, 'click', { ...whole, dialogs: 1 }, () => opener.click())
  const renamed = `${first} ${round}`
  await page.getByRole('dialog').getByLabel('Nome').first().fill(renamed)
  const saveButton = page.getByRole('dialog').getByRole('button', { name: 'Atualizar' })
  const save = await timed(page, 'click', { ...whole, first: renamed }, () => saveButton.click())
  const mover = page.getByRole('button', { name: /^Mover para baixo/ }).first()
  const stored = page.waitForResponse((response) => response.request().method() === 'POST')
  const move = await timed(page, 'click', { ...whole, first: second }, () => mover.click())
  await stored
  await page.close()
  await many.restore()
  return { open, filter, clear, edit, save, move }
}

type Wanted = { rows: number; dialogs: number; first?: string }

/** Milliseconds since the navigation began, when the last of all rows answers and is painted. */
function sinceNavigation(page: Page, rows: number): Promise<number> {
  return page.evaluate(async (count) => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
    const lastButton = () => {
      const shown = document.querySelectorAll('tbody tr')
      return shown.length === count && [...(shown[count - 1]?.querySelectorAll('button') ?? [])].at(-1)
    }
    // React's mark on what it has hydrated.
    const answers = () => Object.keys(lastButton() || {}).some((key) => key.startsWith('__reactProps'))
    while (!answers()) await nextFrame()
    await nextFrame()
    await new Promise((done) => setTimeout(done))
    return performance.now()
  }, rows)
}

/** Milliseconds from the event that `act` sends to a painted page that shows what is wanted. */
async function timed(page: Page, event: string, wanted: Wanted, act: () => Promise<void>): Promise<number> {
  // In two steps: an event may overtake a call that is under way.
  const watch = await page.evaluateHandle(
    ({ event, rows, dialogs, first = '' }) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      const isShown = () =>
        document.querySelectorAll('tbody tr').length === rows &&
        document.querySelectorAll('[role="dialog"]').length === dialogs &&
        (document.querySelector('tbody tr')?.textContent ?? '').includes(first)
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
  // What follows by itself, such as the address, is not part of the next step.
  await page.waitForTimeout(400)
  return milliseconds
}
