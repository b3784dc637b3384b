import type { Page } from 'playwright/test'
import { service } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { expect, onSite, testOfSections as test, toast } from '../support/stored-content.ts'

test.afterEach(async () => {
  const ids = ['hero', 'films', 'about', 'configuration', 'brand', 'contacts']
  await service().from('content_drafts').delete().in('item_id', ids).throwOnError()
})

const kept = 'Rascunho salvo. No site continua a versão publicada.'

test('screens of one form have drafts, which are previewed and published each by itself (DRAFT-8)', async ({
  page,
}) => {
  const form = page.getByRole('main').locator('form').filter({ visible: true }).first()
  const title = form.getByLabel('Título', { exact: true })
  const button = (name: string) => form.getByRole('button', { name, exact: true })

  await test.step('a draft of the hero is told on the dashboard and not published', async () => {
    await open(page, '/admin/hotel')
    await title.fill('Uma serra em rascunho')
    await button('Salvar rascunho').click()
    await expect(toast(page, kept)).toBeVisible()
    await expect(form.getByText('No site continua a versão publicada.')).toBeVisible()
    await expectAccessible(page)
    expect(await onSite(page)).not.toContain('Uma serra em rascunho')
    await open(page, '/admin')
    const waiting = page.getByRole('link', { name: /Seção Hero Rascunho que espera publicação, de Beatriz/ })
    await waiting.click()
    await expect(title).toHaveValue('Uma serra em rascunho')
    await expect(form.getByText(/Você está vendo o rascunho de Beatriz Andrade, de/)).toBeVisible()
  })

  await test.step('publishing the draft of the hero removes it', async () => {
    page.once('dialog', (asked) => asked.accept())
    await open(page, '/admin/hotel')
    await expect(title).toHaveValue('Uma serra em rascunho')
    await button('Salvar').click()
    await expect(toast(page, 'Seção Hero atualizada com sucesso!')).toBeVisible()
    expect(await onSite(page)).toContain('Uma serra em rascunho')
    await open(page, '/admin/hotel')
    await expect(title).toHaveValue('Uma serra em rascunho')
    await expect(button('Descartar rascunho')).toHaveCount(0)
  })

  await test.step('contacts are previewed, too', async () => {
    await open(page, '/admin/contacts')
    await form.getByLabel('Razão social').fill('Prévia Hotelaria Ltda.')
    await expectPreview(page)
  })
})

/** The preview is made of the typed values, which become a draft. */
async function expectPreview(page: Page) {
  await page.getByRole('button', { name: 'Pré-visualizar' }).click()
  const preview = page.getByRole('dialog', { name: 'Prévia' })
  await expect(preview.locator('iframe')).toHaveAttribute('src', /^\/previa\/[\w-]{75}$/)
  await preview.getByRole('button', { name: 'Fechar prévia' }).click()
  await expect(preview).toBeHidden()
  // This browser shows the site as it is again.
  await expect.poll(() => onSite(page)).not.toContain('id="previa"')
}
