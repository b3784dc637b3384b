import type { Page } from 'playwright/test'

type Shift = {
  value: number
  /** The beginning of each element that moved. */
  moved: string[]
  /** Nothing but parts of the site's header moved. */
  headerOnly: boolean
}

/**
 * Watches the pages opened from now on; the returned function tells what has moved so far. It counts what browsers
 * excuse too: to them, the size of a phone's screen is an input that explains every shift of the next half second.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(observeShifts)
  return () => page.evaluate(() => Reflect.get(window, 'readShifts')())
}

/** All shifts together; the cumulative layout shift of browsers is at most that, because it forgets in between. */
export function totalShift(shifts: Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** Runs in the page: `readShifts` waits for the frame under way, and returns all shifts up to it. */
function observeShifts() {
  const shifts: Shift[] = []
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const [value, sources] = ['value', 'sources'].map((key) => Reflect.get(entry, key))
      const elements: (Element | null | undefined)[] = sources.map(({ node }: { node?: Node }) =>
        node instanceof Element ? node : node?.parentElement,
      )
      shifts.push({
        value,
        moved: elements.map((element) => String(element?.outerHTML.slice(0, 120))),
        headerOnly:
          elements.length > 0 && elements.every((element) => element?.closest('header:not(main header)')),
      })
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const readShifts = async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    note(observer.takeRecords())
    return shifts
  }
  Object.assign(window, { readShifts })
}
