import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { service, signIn } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { kept, nothingKept } from '../support/page-checks.ts'
import { expect, onSite, storedItems, testOfLists, toast } from '../support/stored-content.ts'
import {
  collectAlerts,
  collectLoggedObjects,
  fillStep,
  givenAnswers,
  openAtStep,
  sendButton,
} from '../support/survey.ts'

const test = testOfLists('pages', 'testimonials')

test.afterEach(async () => {
  await service().from('survey_answers').delete().not('id', 'is', null).throwOnError()
})

test('a connected survey covers consent, storage, list, averages, spreadsheet, testimonial and deletion, and can be disconnected (SUR-9 to SUR-16)', async ({
  page,
}) => {
  await open(page, '/admin/survey')
  await expect(page.getByText('A pesquisa não guarda respostas novas')).toBeVisible()
  await page.getByRole('link', { name: 'Mudar em Páginas' }).click()
  await page.getByRole('switch', { name: 'Guardar as respostas' }).click()
  await page.getByLabel('Apagar cada resposta depois de').selectOption('6 meses')
  await savePages(page)

  await test.step('a guest answers on a phone', async () => {
    await page.context().clearCookies()
    await page.setViewportSize({ width: 390, height: 844 })
    const alerts = collectAlerts(page)
    const logged = collectLoggedObjects(page)
    await openAtStep(page, 7)
    await expect(page.getByText('As suas respostas só são enviadas ao hotel')).toBeVisible()
    const boxes = page.getByRole('checkbox')
    await expect(boxes).toHaveCount(1)
    await fillStep(page, 7)
    await expect(boxes).toHaveCount(2)
    await expect(page.getByRole('main')).toContainText('Elas são apagadas 6 meses depois do envio')
    await boxes.nth(1).check()
    await boxes.nth(0).check()
    await expectAccessible(page)

    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Obrigado, Maria' })).toBeFocused()
    expect(alerts).toEqual(['alert: Obrigado pela sua avaliação! As suas respostas foram enviadas ao hotel.'])
    expect(logged).toEqual([])
    expect(await kept(page)).toEqual(nothingKept)
    page.removeAllListeners('dialog')
    expect(await onSite(page, '/privacidade')).toContain('no hotel, 6\u00a0meses')
  })

  await signIn(page)
  await open(page, '/admin/survey')
  const answers = page.getByRole('list', { name: 'Respostas' }).getByRole('listitem')
  await expect(answers).toHaveCount(1)
  await expect(answers).toContainText('Nota 9')
  await expect(answers).toContainText('Nota baixa')
  await expect(page.getByText('Menos de 5 respostas')).toHaveCount(10)
  const link = page.getByLabel('Link da pesquisa para os hóspedes')
  await expect(link).toHaveValue(/\/pesquisa#[\w-]{43}$/)
  const before = await link.inputValue()
  page.once('dialog', (question) => question.accept())
  await page.getByRole('button', { name: 'Trocar o link' }).click()
  await expect(link).not.toHaveValue(before)
  await expect(link).toHaveValue(/\/pesquisa#[\w-]{43}$/)
  await answers.getByText('Maria Clara').first().click()
  await expect(answers).toContainText('O silêncio do vale.')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, "on the guest's phone").toBe(390)
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar planilha (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^pesquisa-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toMatch(/^\ufeff"Recebida em";"Nome";/)
  expect(csv).toContain(`;"${givenAnswers.overallReason}";`)

  await answers.getByRole('button', { name: 'Usar como depoimento' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Depoimento')).toHaveValue(givenAnswers.comments)
  await expect(dialog.getByLabel('Quem disse')).toHaveValue('Maria, Niterói')
  expect((await storedItems('testimonials')).at(-1)).toMatchObject({ active: false })
  expect(await onSite(page)).not.toContain(givenAnswers.comments)
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  await open(page, '/admin/pages')
  await page.getByRole('switch', { name: 'Guardar as respostas' }).click()
  await savePages(page)
  expect(await onSite(page, '/pesquisa')).toContain('As suas respostas não são enviadas a ninguém.')
  const late = await page.request.post('/api/pesquisa', {
    headers: { origin: new URL(page.url()).origin },
    data: { consent: true, mayQuote: false, answers: givenAnswers },
  })
  expect(late.status()).toBe(409)

  await open(page, '/admin/survey')
  await answers.getByText('Maria Clara').first().click()
  await expect(answers.getByRole('button', { name: 'Usar como depoimento' })).toHaveCount(0)
  await expect(answers.getByRole('link', { name: 'Ver o depoimento' })).toBeVisible()
  page.once('dialog', (asked) => asked.accept())
  await answers.getByRole('button', { name: 'Apagar' }).click()
  await expect(toast(page, 'Resposta apagada.')).toBeVisible()
  await expect(page.getByText('Nenhuma resposta guardada.')).toBeVisible()
})

async function savePages(page: Page) {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Páginas: alterações salvas com sucesso!')).toBeVisible()
}
