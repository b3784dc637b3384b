import { expect, test } from './fixtures.ts'
import { formIn, openPanel } from './support/booking.ts'
import { open } from './support/page.ts'
import { kept, nothingKept } from './support/storage.ts'
import { fillStep, nextButton, text } from './support/survey.ts'

// What /privacidade says. That no page keeps anything by itself is proved in every-page.spec.ts; that nothing foreign
// is asked is the fixture's: it fails a test whose pages try.
test.describe('the privacy notice is true', { tag: '@desktop' }, () => {
  test('a search for dates stays in the page', async ({ page }) => {
    const { coupon, guests, picker } = formIn(await openPanel(page))
    await coupon.fill('PRIMAVERA')
    await guests.click()
    await picker.getByRole('button', { name: 'Aplicar' }).click()
    expect(await kept(page)).toEqual(nothingKept)
    await page.reload()
    expect(await kept(page)).toEqual(nothingKept)
  })

  test('the survey keeps its answers in its own tab only, and says so', async ({ page, context }) => {
    const requests: string[] = []
    await open(page, '/pesquisa')
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await fillStep(page, 1)
    await nextButton(page).click()
    expect(await kept(page)).toEqual({ ...nothingKept, session: ['pesquisa'] })
    expect(requests).toEqual([])
    const other = await context.newPage()
    await open(other, '/pesquisa')
    await expect(text(other, 'Nome')).toHaveValue('')
    expect(await kept(other)).toEqual(nothingKept)

    await page.getByRole('link', { name: 'Saiba mais em Privacidade' }).click()
    await expect(page).toHaveURL('/privacidade#pesquisa')
    await expect(page.getByRole('heading', { name: 'Pesquisa de satisfação' })).toBeInViewport()
    await expect(page.locator('#pesquisa')).toContainText('sessionStorage')
  })
})
