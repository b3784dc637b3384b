import type { Browser, Page } from 'playwright'
import { onPhone, tapOn } from './slow-phone.ts'

export type Trip = { name: string; from: string; link: (page: Page) => Promise<ReturnType<Page['locator']>> }

export const trips: Trip[] = [
  { name: '/ → /quartos', from: '/', link: inMain('/quartos') },
  { name: '/ → /ofertas', from: '/', link: inMain('/ofertas') },
  { name: '/ofertas → /oferta', from: '/ofertas', link: inMain('/oferta/natal-2026') },
  {
    name: '/quartos → menu → /sobre',
    from: '/quartos',
    link: async (page) => {
      await tapOn(page.getByRole('button', { name: 'Abrir o menu' }))
      return page.getByRole('dialog').getByRole('link', { name: 'Sobre' })
    },
  },
]

/** Milliseconds from the tap to the frame after the new heading is there, on pages that were both visited before. */
export function travel(browser: Browser, site: string, { from, link }: Trip, repetitions: number) {
  return onPhone(browser, new URL(from, site), async (page, slow) => {
    const times: number[] = []
    await (await link(page)).tap()
    await untilPrefetched(page)
    await slow()
    for (let turn = 0; turn < repetitions; turn++) {
      await page.goBack()
      await untilPrefetched(page)
      const target = await link(page)
      await page.evaluate(watchForHeading)
      await tapOn(target)
      times.push(await page.evaluate(() => Reflect.get(window, 'arrival')))
    }
    return times
  })
}

function inMain(path: string) {
  return async (page: Page) => page.locator(`main a[href="${path}"]:visible`).first()
}

async function untilPrefetched(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
}

function watchForHeading() {
  const heading = () => document.querySelector('h1')?.textContent
  const before = heading()
  const arrival = new Promise((resolve) => {
    let tapped = 0
    const note = ({ timeStamp }: Event) => {
      tapped = timeStamp
    }
    addEventListener('pointerup', note, { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (!heading() || heading() === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - tapped)
        port2.postMessage('')
      })
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
  Object.assign(window, { arrival })
}
