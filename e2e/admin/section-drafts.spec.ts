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

test('O Hotel, Marca and the other screens of one form have drafts, which are previewed and published each by itself', async ({
  page,
}) => {
  const form = page.getByRole('main').locator('form').filter({ visible: true }).first()
  const title = form.getByLabel('Título', { exact: true })
  const color = form.getByLabel('Cor principal', { exact: true })
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

  await test.step('both versions can be shown, and discarding the draft can be undone', async () => {
    await button('Ver a versão publicada').click()
    await expect(title).toHaveValue('Seu refúgio exclusivo no campo')
    await button('Ver o rascunho').click()
    await expect(title).toHaveValue('Uma serra em rascunho')
    page.once('dialog', (asked) => asked.accept())
    await button('Descartar rascunho').click()
    await expect(title).toHaveValue('Seu refúgio exclusivo no campo')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(toast(page, 'Rascunho de volta.')).toBeVisible()
    await button('Ver o rascunho').click()
  })

  await test.step('drafts of the two forms with the colour do not touch each other', async () => {
    await open(page, '/admin/hotel?parte=geral')
    await color.fill('#8a1c2c')
    await button('Salvar rascunho').click()
    await expect(toast(page, kept)).toBeVisible()
    await open(page, '/admin/brand')
    await expect(color).not.toHaveValue('#8a1c2c')
    await color.fill('#1d4e89')
    await expectPreview(page)
    await button('Salvar').click()
    await expect(toast(page, 'Marca atualizada com sucesso!')).toBeVisible()
    await expect(form.getByText('No site continua a versão publicada.')).toBeHidden()
    expect(await onSite(page)).toContain('--color-forest-800:#1d4e89')
    await open(page, '/admin/hotel?parte=geral')
    await expect(color).toHaveValue('#8a1c2c')
    await button('Salvar').click()
    await expect(page.getByRole('region', { name: 'Conflito' })).toContainText('#1d4e89')
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
