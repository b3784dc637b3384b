import type { Locator, Page } from 'playwright/test'
import { service } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { storedItems, testOfLists } from '../support/stored-content.ts'
import {
  addPackage,
  editPackage,
  expect,
  field,
  openPackages,
  openTab,
  rowOf,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

const testOfBlocks = testOfLists('leisure_blocks')
async function removeChanges() {
  await service().from('content_changes').delete().neq('item_id', '')
}
test.afterEach(removeChanges)
testOfBlocks.afterEach(removeChanges)

/** Lets the moment of an item's change come in a second. */
async function letItCome(item: string) {
  await service()
    .from('content_changes')
    .update({ takes_effect_at: new Date(Date.now() + 1000).toISOString() })
    .eq('item_id', item)
    .throwOnError()
}

async function mark(page: Page, form: Locator, opener: string) {
  await form.getByRole('button', { name: opener }).click()
  const dialog = page.getByRole('dialog', { name: opener })
  await dialog.getByLabel('Dia').fill('2099-01-01')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Marcar mudança' }).click()
}

test('a price is marked for a moment, listed until then, and changes by itself on the site (SAVE-12, SAVE-13, SAVE-14)', {
  tag: '@main',
}, async ({ page, own }) => {
  const { id, slug } = await addPackage(own, 'Virada', { active: true, price: 900 })
  const name = own.name('Virada')
  const onSite = async () =>
    (await (await page.request.get(`/oferta/${slug}`)).text()).replaceAll('\u00a0', ' ')
  await openPackages(page)
  const dialog = await editPackage(page, name)
  await openTab(dialog, 'Preços')
  await field(dialog, 'Preço (R$)').press('Control+a')
  await page.keyboard.type('950')
  await mark(page, dialog, 'Mudar em…')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, name)).toContainText('Muda em 1 jan 2099')
  expect(await onSite()).toContain('R$ 900,00')
  expect(await storedPackage(id)).toMatchObject({ price: 900 })

  // A save that touches the price says so.
  await editPackage(page, name)
  await openTab(dialog, 'Preços')
  await field(dialog, 'Preço (R$)').fill('920')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  const problem = /Preço mudou depois: agora R\$.920,00, em 1 jan 2099 R\$.950,00\./
  await expect(toast(page, problem)).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Muda em 1 jan 2099: confira')

  await open(page, '/admin')
  const changes = page.getByRole('region', { name: 'Próximas mudanças do site' })
  await expect(changes.getByRole('link', { name: new RegExp(`0h\\s*${name}\\s*muda: Preço`) })).toBeVisible()
  await letItCome(id)
  await expect.poll(onSite).toContain('R$ 950,00')
  await open(page, '/admin/history?secao=pacotes')
  const version = page
    .getByRole('listitem')
    .filter({ hasText: 'Marcada antes; mudou sozinha neste dia e hora.' })
  await expect(version.first()).toContainText('R$ 920,00')
  expect(await storedPackage(id)).toMatchObject({ price: 950 })
})

testOfBlocks('all drafts of a page are published at one moment (SAVE-15)', async ({ page }) => {
  const [, first, second] = await storedItems('leisure_blocks')
  await open(page, '/admin/leisure_blocks')
  for (const item of [first, second]) {
    await page.getByRole('button', { name: `Editar ${item?.name}`, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, 'Título').fill(`Depois ${item?.id}`)
    await dialog.getByRole('button', { name: 'Salvar rascunho' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByText('Rascunho pendente')).toHaveCount(2)
  await mark(page, page.locator('main'), 'Publicar rascunhos em…')
  await expect(page.getByText('Muda em 1 jan 2099')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Publicar rascunhos em…' })).toBeHidden()
  const leisure = async () => (await page.request.get('/bem-estar')).text()
  expect(await leisure()).not.toContain('Depois ')
  for (const item of [first, second]) await letItCome(String(item?.id))
  await expect.poll(leisure).toMatch(new RegExp(`Depois ${first?.id}[^]*Depois ${second?.id}`))
})
