import type { Locator, Page } from 'playwright/test'
import { service } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
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

test.afterEach(async () => {
  await service().from('pending_versions').delete().neq('item_id', '')
})

/** Moves the start or end of an item's version to one second from now. */
async function bringForward(item: string, moment: 'starts_at' | 'ends_at') {
  const soon = new Date(Date.now() + 1000).toISOString()
  await service()
    .from('pending_versions')
    .update(moment === 'starts_at' ? { starts_at: soon } : { ends_at: soon })
    .eq('item_id', item)
    .throwOnError()
}

async function plan(page: Page, form: Locator, opener: string) {
  await form.getByRole('button', { name: opener }).click()
  const dialog = page.getByRole('dialog', { name: opener })
  await dialog.getByLabel('Dia').fill('2099-01-01')
  await dialog.getByLabel('Volta ao que era em').fill('2099-01-10')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Marcar' }).click()
}

test('a price planned for some days is listed before, then starts and ends on the site by itself (SAVE-12, SAVE-13, SAVE-14, ADM-28, DRAFT-9, HIST-10)', async ({
  page,
  own,
}) => {
  const { id, slug } = await addPackage(own, 'Virada', { active: true, price: 900 })
  const name = own.name('Virada')
  const onSite = async () =>
    (await (await page.request.get(`/oferta/${slug}`)).text()).replaceAll('\u00a0', ' ')
  await openPackages(page)
  const dialog = await editPackage(page, name)
  await openTab(dialog, 'Preços')
  await field(dialog, 'Preço (R$)').press('Control+a')
  await page.keyboard.type('950')
  await plan(page, dialog, 'Mudar em…')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, name)).toContainText('Muda em 1 jan 2099, 0h')
  expect(await onSite()).toContain('R$ 900,00')
  expect(await storedPackage(id)).toMatchObject({ price: 900 })

  // A save that touches the price warns about it.
  await editPackage(page, name)
  await openTab(dialog, 'Preços')
  await field(dialog, 'Preço (R$)').fill('920')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  const problem = /Preço mudou depois: agora R\$.920,00, em 1 jan 2099 R\$.950,00\./
  await expect(toast(page, problem)).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Muda em 1 jan 2099, 0h: confira')

  await open(page, '/admin')
  const changes = page.getByRole('region', { name: 'Próximas mudanças do site' })
  await expect(changes.getByRole('link', { name: new RegExp(`0h\\s*${name}\\s*muda: Preço`) })).toBeVisible()
  await changes.getByRole('link', { name: 'Ainda não publicado' }).click()
  const everything = page.getByRole('region', { name: 'Rascunhos e mudanças' })
  const waiting = everything.getByRole('listitem').filter({ hasText: name })
  await expect(waiting).toContainText(
    /Preço: R\$.950,00 de 1 jan 2099, 0h, até 10 jan 2099, 0h; depois R\$.920,00/,
  )
  await expectAccessible(page)
  await waiting.getByRole('link', { name: /^Continuar/ }).click()
  await openTab(dialog, 'Preços')
  await expect(field(dialog, 'Preço (R$)')).toHaveValue('950,00')

  await bringForward(id, 'starts_at')
  await expect.poll(onSite).toContain('R$ 950,00')
  await open(page, '/admin/history?secao=pacotes')
  const version = page
    .getByRole('listitem')
    .filter({ hasText: 'Marcada antes; mudou sozinha neste dia e hora.' })
  await expect(version.first()).toContainText('R$ 920,00')
  expect(await storedPackage(id)).toMatchObject({ price: 950 })
  await bringForward(id, 'ends_at')
  await expect.poll(onSite).toContain('R$ 920,00')
})
