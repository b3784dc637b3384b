import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { open } from './support/page.ts'
import { kept, nothingKept } from './support/page-checks.ts'
import {
  collectAlerts,
  collectLoggedObjects,
  expectStep,
  fillStep,
  nextButton,
  openAtStep,
  sendButton,
  text,
} from './support/survey.ts'
import { givenAnswers } from './support/survey-answers.ts'

// The steps are tested in app/pesquisa/survey.browser.test.tsx.

test('on a phone: seven steps, the alert, the answers in the console, and nothing leaves the browser (SUR-1, SUR-6)', {
  tag: ['@main', '@mobile'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const alerts = collectAlerts(page)
  const logged = collectLoggedObjects(page)
  await open(page, '/pesquisa')
  // Requests can be counted only after the page's own have finished.
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avalie sua experiência com a gente')
  for (let step = 1; step <= 7; step++) {
    await test.step(`step ${step}`, async () => {
      await expectStep(page, step)
      await fillStep(page, step)
      // The first and the sixth step have nothing that another step lacks.
      if (step !== 1 && step !== 6) await expectAccessible(page)
      await (step < 7 ? nextButton(page) : sendButton(page)).click()
    })
  }
  await expect(page.getByRole('heading', { name: 'Obrigado, Maria' })).toBeFocused()
  expect(alerts).toEqual(['alert: Obrigado pela sua avaliação! (Ainda não conectado ao banco de dados)'])
  await expect.poll(() => logged).toEqual([givenAnswers])
  expect(requests).toEqual([])
  expect(await kept(page)).toEqual(nothingKept)
  await expectAccessible(page)
  await page.reload()
  await expectStep(page, 1)
  await expect(text(page, 'Nome')).toHaveValue('')
})

test('the answers stay in this tab only, survive a reload and a visit home, and the privacy notice says so (SUR-7)', async ({
  page,
  context,
}) => {
  await openAtStep(page, 3, { answered: true })
  await page.reload()
  await expectStep(page, 3)
  await expect(text(page, 'WhatsApp')).toHaveValue(givenAnswers.whatsapp)
  expect(await kept(page)).toEqual({ ...nothingKept, session: ['pesquisa'] })
  const other = await context.newPage()
  await open(other, '/pesquisa')
  await expect(text(other, 'Nome')).toHaveValue('')
  expect(await kept(other)).toEqual(nothingKept)
  await other.close()

  await page.getByRole('banner').getByRole('link').click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expectStep(page, 3)
  await expect(text(page, 'WhatsApp')).toHaveValue(givenAnswers.whatsapp)
  await page.getByRole('link', { name: 'Saiba mais em Privacidade' }).click()
  await expect(page).toHaveURL('/privacidade#pesquisa')
  await expect(page.getByRole('heading', { name: 'Pesquisa de satisfação' })).toBeInViewport()
  await expect(page.locator('#pesquisa')).toContainText('sessionStorage')
})

test('text typed before the script runs is kept, and Enter does not submit it (SUR-1)', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/pesquisa', { waitUntil: 'commit' })
  await text(page, 'Nome').pressSequentially('Ana')
  await text(page, 'E-mail').pressSequentially('ana@exemplo.com.br')
  await page.keyboard.press('Enter')
  await expect(nextButton(page)).toBeDisabled()
  scripts.resolve()
  await expect(nextButton(page)).toBeEnabled()
  await expect(page).toHaveURL('/pesquisa')
  await expect(text(page, 'Nome')).toHaveValue('Ana')
})
