import type { Browser, Page } from 'playwright'
import { bookingButton, bookingPanel } from '../../e2e/support/booking.ts'
import { onPhone, tapOn } from './slow-phone.ts'

export type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> }

/** What visitors touch. Windows open twice: only the second time is their code there, and they show at once. */
export const interactions: Interaction[] = [
  {
    name: 'menu',
    path: '/',
    act: (page) =>
      openTwice(
        page.getByRole('button', { name: 'Abrir o menu' }),
        page.getByRole('dialog').getByRole('button', { name: 'Fechar' }),
      ),
  },
  {
    name: 'reserva',
    path: '/',
    act: (page) => openTwice(bookingButton(page), bookingPanel(page).getByRole('button', { name: 'Fechar' })),
  },
  {
    name: 'filtro de pacotes',
    path: '/ofertas',
    act: async (page) => {
      const categories = page.getByRole('group', { name: 'Categoria' })
      for (const name of ['Família', 'Todas Categorias']) {
        await tapOn(categories.getByRole('button', { name }))
      }
    },
  },
  {
    name: 'carrossel',
    path: '/',
    act: async (page) => {
      const next = page
        .getByRole('region', { name: 'Fotografias do hotel' })
        .getByRole('button', { name: 'Próximo slide' })
      for (let turn = 0; turn < 3; turn++) await tapOn(next)
    },
  },
  {
    name: 'passo da pesquisa',
    path: '/pesquisa',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Nome' }).fill('Ana')
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
      await tapOn(page.getByRole('button', { name: 'Próximo' }))
    },
  },
]

/** Milliseconds until the picture that follows the worst touch. */
export function touch(browser: Browser, site: string, { path, act }: Interaction): Promise<number> {
  return onPhone(browser, new URL(path, site), async (page, slow) => {
    await page.evaluate(observeTouches)
    await slow()
    await act(page)
    return page.evaluate(() => Reflect.get(window, 'worstTouch')())
  })
}

async function openTwice(open: ReturnType<Page['locator']>, close: ReturnType<Page['locator']>) {
  for (let turn = 0; turn < 2; turn++) {
    await tapOn(open)
    await tapOn(close)
    await close.waitFor({ state: 'detached' })
  }
}

/** Browsers tell only of what took longer than 16 ms, so that is the least there is. */
function observeTouches() {
  let worst = 16
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) worst = Math.max(worst, entry.duration)
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  const options = { type: 'event', durationThreshold: 16 }
  observer.observe(options)
  Object.assign(window, {
    worstTouch: async () => {
      await new Promise((done) => setTimeout(done, 500))
      note(observer.takeRecords())
      return worst
    },
  })
}
