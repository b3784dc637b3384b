import type { Browser } from 'playwright'
import { watchFaults } from '../../e2e/support/faults.ts'
import { open, scrollThrough } from '../../e2e/support/page.ts'
import { totalShift, watchShifts } from '../../e2e/support/shifts.ts'
import { screens } from './screens.ts'

export type PageVisit = { shift: number; foreign: string[] }

/** Loads a page and scrolls through it: how much moved, and which requests to other origins it tried to make. */
export async function visitPage(
  browser: Browser,
  url: URL,
  screen: keyof typeof screens,
): Promise<PageVisit> {
  const context = await browser.newContext({ ...screens[screen], locale: 'pt-BR' })
  try {
    const faults = await watchFaults(context, url.origin, [])
    const page = await context.newPage()
    const readShifts = await watchShifts(page)
    await open(page, url.href)
    await scrollThrough(page)
    return { shift: totalShift(await readShifts()), foreign: faults.filter(isForeignRequest) }
  } finally {
    await context.close()
  }
}

function isForeignRequest(fault: string) {
  return fault.startsWith('request to another origin')
}
