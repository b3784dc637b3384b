import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { formIn, openPanel } from './support/booking.ts'
import { missingPage } from './support/faults.ts'
import { open, scrollThrough } from './support/page.ts'
import { publicPages } from './support/pages.ts'
import { fillStep, nextButton, text } from './support/survey.ts'

const nothing = { cookie: '', local: [], session: [], databases: [], caches: [], workers: 0 }

/** Everything a page could have left in the browser. */
function kept(page: Page) {
  return page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
}

// What /privacidade says. That nothing foreign is asked is the fixture's: it fails a test whose pages try.
test.describe('the privacy notice is true', { tag: '@desktop' }, () => {
  test('no public page sets a cookie or keeps anything in the browser', async ({
    page,
    context,
    tolerate,
  }) => {
    // Many pages, one after the other.
    test.slow()
    tolerate(missingPage)
    const cookies: string[] = []
    page.on('response', async (response) => {
      const set = await response.headerValue('set-cookie').catch(() => null)
      if (set) cookies.push(`${response.url()}: ${set}`)
    })
    for (const path of [...publicPages, '/natal', '/faca-sua-reserva', '/pagina-que-nao-existe']) {
      await open(page, path)
      await scrollThrough(page)
      expect(await kept(page), path).toEqual(nothing)
    }
    expect(cookies).toEqual([])
    expect(await context.cookies()).toEqual([])
  })

  test('a search for dates stays in the page', async ({ page }) => {
    const { coupon, guests, picker } = formIn(await openPanel(page, '/'))
    await coupon.fill('PRIMAVERA')
    await guests.click()
    await picker.getByRole('button', { name: 'Aplicar' }).click()
    expect(await kept(page)).toEqual(nothing)
    await page.reload()
    expect(await kept(page)).toEqual(nothing)
  })

  test('the survey keeps its answers in its own tab only, and says so', async ({ page, context }) => {
    const requests: string[] = []
    await open(page, '/pesquisa')
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await fillStep(page, 1)
    await nextButton(page).click()
    expect(await kept(page)).toEqual({ ...nothing, session: ['pesquisa'] })
    expect(requests).toEqual([])
    const other = await context.newPage()
    await open(other, '/pesquisa')
    await expect(text(other, 'Nome')).toHaveValue('')
    expect(await kept(other)).toEqual(nothing)

    await page.getByRole('link', { name: 'Saiba mais em Privacidade' }).click()
    await expect(page).toHaveURL('/privacidade#pesquisa')
    await expect(page.getByRole('heading', { name: 'Pesquisa de satisfação' })).toBeInViewport()
    await expect(page.locator('#pesquisa')).toContainText('sessionStorage')
  })
})
