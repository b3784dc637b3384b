import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { boxOf, open, scrollTo } from '../support/page.ts'
import { watchShifts, withoutFonts } from '../support/page-checks.ts'
import { answerOf, expect, storeItems, testOfLists, toast } from '../support/stored-content.ts'

const test = testOfLists('notice')

const said = 'A estrada está interditada. Venha pela rodovia do vale.'
const noticeOn = (page: Page) => page.getByRole('region', { name: 'Aviso', exact: true })
const textField = (page: Page) => page.getByRole('textbox', { name: /^Aviso/ })

async function save(page: Page) {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Aviso aos hóspedes: alterações salvas com sucesso!')).toBeVisible()
}

test('a notice appears above every page, can be closed, and returns when its text changes (NAV-21, NAV-33, ADM-30)', async ({
  page,
  tolerate,
}) => {
  await open(page, '/admin/notice')
  await textField(page).pressSequentially(said)
  await page.getByLabel('Último dia').fill('2026-11-20')
  await page.getByLabel('Último horário').fill('18:00')
  await page.getByLabel('Link', { exact: true }).fill('/antes-de-chegar')
  await page.getByLabel('Texto do link').fill('Ver o caminho')
  await expectAccessible(page)
  await save(page)
  await open(page, '/admin')
  const changes = page.getByRole('region', { name: 'Próximas mudanças do site' })
  await expect(changes.getByRole('link', { name: /18h01\s*Aviso aos hóspedes\s*sai do site/ })).toBeVisible()
  const shifts = await watchShifts(page)
  await withoutFonts(page, tolerate)
  await open(page, '/')
  await expect(noticeOn(page)).toContainText(said)
  await expectAccessible(page)
  await noticeOn(page).getByRole('button', { name: 'Fechar o aviso' }).click()
  await expect(noticeOn(page)).toBeHidden()
  expect((await boxOf(page.getByRole('banner'))).y).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'SOBRE' }).click()
  await expect(page).toHaveURL(/\/sobre$/)
  await expect(noticeOn(page)).toBeHidden()
  await open(page, '/sobre')
  await expect(noticeOn(page)).toBeHidden()
  expect((await shifts()).filter(({ headerOnly }) => headerOnly)).toEqual([])
  await storeItems('notice', [{ id: 'notice', text: 'A estrada reabriu.' }])
  await open(page, '/sobre')
  await expect(noticeOn(page)).toHaveText(/^A estrada reabriu\./)
})

test('a notice shifts no layout at any width, shows without script and in print, and may be urgent or limited to some pages (NAV-21, NAV-33)', async ({
  page,
  tolerate,
  browser,
}) => {
  await storeItems('notice', [{ id: 'notice', text: said }])
  await test.step('it is above the header of every page and shifts nothing', async () => {
    const shifts = await watchShifts(page)
    await withoutFonts(page, tolerate)
    for (const path of ['/oferta/natal-2026', '/pesquisa', '/']) {
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, path)
        await expect(noticeOn(page)).toContainText(said)
        const [notice, header] = [await boxOf(noticeOn(page)), await boxOf(page.getByRole('banner'))]
        expect([notice.y, notice.width]).toEqual([0, width])
        expect(Math.abs(header.y - notice.height)).toBeLessThan(1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await shifts(), `${path} ${width}`).toEqual([])
      }
    }
    await scrollTo(page, 600)
    await expect.poll(async () => (await boxOf(page.getByRole('banner'))).y).toBe(0)
    const { html } = await answerOf(page, '/nada')
    expect(html).toContain(said)
    await page.emulateMedia({ media: 'print' })
    await expect(noticeOn(page)).toBeVisible()
    await expect(noticeOn(page).getByRole('button')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('without script it shows, without its button', async () => {
    const reader = await browser.newPage({ javaScriptEnabled: false })
    await reader.goto(new URL('/', page.url()).href)
    await expect(noticeOn(reader)).toContainText(said)
    await expect(noticeOn(reader).getByRole('button')).toBeHidden()
    await reader.close()
  })

  await test.step('an urgent notice is marked and cannot be closed; a limited one is absent from other pages', async () => {
    const pages = { packages: true, home: false }
    const urgent = { id: 'notice', text: said, urgent: true, everywhere: false, pages }
    await storeItems('notice', [urgent])
    for (const path of ['/', '/sobre', '/nada', '/pesquisa']) {
      const { html } = await answerOf(page, path)
      expect(html.slice(0, html.indexOf('<main')), path).not.toContain('aria-label="Aviso"')
    }
    await open(page, '/oferta/natal-2026')
    await expect(noticeOn(page)).toHaveText(`Urgente: ${said}`)
    await expect(noticeOn(page).getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('link', { name: 'SOBRE' }).click()
    await expect(page).toHaveURL(/\/sobre$/)
    await expect(noticeOn(page)).toBeHidden()
    await page.goBack()
    await expect(noticeOn(page)).toBeVisible()
    await storeItems('notice', [{ ...urgent, active: false }])
    expect((await answerOf(page, '/ofertas')).html).not.toContain(said)
  })
})
