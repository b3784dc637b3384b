import type { Locator, Page } from 'playwright/test'
import { service } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { storedPicture } from '../support/demo-pictures.ts'
import { open } from '../support/page.ts'
import { storedItems, testOfLists } from '../support/stored-content.ts'
import {
  addPackage,
  changePackage,
  colleague,
  editPackage,
  expect,
  field,
  newPackage,
  openPackages,
  openTab,
  packagesOnSite,
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

/** Lets the moment of an item's change come in two seconds. */
async function letItCome(item: string) {
  await service()
    .from('content_changes')
    .update({ takes_effect_at: new Date(Date.now() + 2000).toISOString() })
    .eq('item_id', item)
    .throwOnError()
}

async function mark(page: Page, form: Locator, day: string, time = '00:00', opener = 'Mudar em…') {
  await form.getByRole('button', { name: opener }).click()
  const dialog = page.getByRole('dialog', { name: opener })
  await dialog.getByLabel('Dia').fill(day)
  await dialog.getByLabel('Hora (Brasília)').fill(time)
  return { dialog, save: () => dialog.getByRole('button', { name: 'Marcar mudança' }).click() }
}

async function checkWidths(page: Page) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test('a price changes by itself, is moved, applied at once and dropped, and a conflict is told when it arises', async ({
  page,
  browser,
  own,
}) => {
  test.slow()
  const { id, slug } = await addPackage(own, 'Virada', { active: true, price: 900, title: 'Virada' })
  const name = own.name('Virada')
  const onSite = async () =>
    (await (await page.request.get(`/oferta/${slug}`)).text()).replaceAll('\u00a0', ' ')
  await openPackages(page)
  let dialog = await editPackage(page, name)
  const notice = (text: RegExp) => dialog.getByText(text)

  await test.step('the dialog says what changes and when, and refuses a moment that has passed', async () => {
    await openTab(dialog, 'Preços')
    await field(dialog, 'Preço (R$)').fill('950')
    const { dialog: when, save } = await mark(page, dialog, '2020-01-01')
    await save()
    await expect(when.getByText('Este momento já passou: escolha um que ainda vem.')).toBeVisible()
    await when.getByLabel('Dia').fill('2099-01-01')
    await expect(when.getByRole('status')).toHaveText('Em qui, 1 jan 2099, 0h: Preço.')
    await when.getByLabel('Volta ao de hoje em').fill('2098-12-31')
    await expect(when.getByRole('status')).toContainText('Volta em qua, 31 dez 2098, 0h.')
    await checkWidths(page)
    await save()
    await expect(when.getByText('Escolha um momento depois do primeiro.')).toBeVisible()
    await when.getByLabel('Volta ao de hoje em').fill('')
    await save()
    await expect(
      toast(page, 'Marcado: muda em qui, 1 jan 2099, 0h. Até lá o site fica como está.'),
    ).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await onSite()).toContain('R$ 900,00')
    expect(await storedPackage(id)).toMatchObject({ price: 900 })
    await expect(rowOf(page, name)).toContainText('Muda em 1 jan 2099')
    await checkWidths(page)
  })

  await test.step('a colleague’s save that touches the price says so, and the conflict is settled', async () => {
    const ana = await colleague(browser)
    await openPackages(ana)
    const theirs = await editPackage(ana, name)
    await expect(theirs.getByText('Muda em qui, 1 jan 2099, 0h: Preço (Beatriz Andrade).')).toBeVisible()
    await openTab(theirs, 'Preços')
    await field(theirs, 'Preço (R$)').fill('920')
    await theirs.getByRole('button', { name: 'Atualizar' }).click()
    const problem = 'Preço mudou depois: agora R$ 920,00, em 1 jan 2099 R$ 950,00.'
    await expect(ana.getByText(problem)).toBeVisible()
    await ana.close()
    await openPackages(page)
    await expect(rowOf(page, name)).toContainText('Muda em 1 jan 2099: confira')
    dialog = await editPackage(page, name)
    await expect(dialog.getByText(problem)).toBeVisible()
    await checkWidths(page)
    await dialog.getByRole('button', { name: 'Manter a mudança' }).click()
    await expect(dialog.getByText(problem)).toBeHidden()
  })

  await test.step('it is moved, listed on the dashboard, and takes effect without anybody', async () => {
    await dialog.getByRole('button', { name: 'Mudar a hora' }).click()
    const when = page.getByRole('dialog', { name: 'Mudar a hora' })
    await when.getByLabel('Dia').fill('2098-12-31')
    await when.getByLabel('Hora (Brasília)').fill('18:30')
    await when.getByRole('button', { name: 'Mudar a hora' }).click()
    await expect(notice(/^Muda em qua, 31 dez 2098, 18h30: Preço/)).toBeVisible()
    await open(page, '/admin')
    const changes = page.getByRole('region', { name: 'Próximas mudanças do site' })
    const more = changes.getByText(/^Mostrar mais/)
    await expect(changes.getByRole('link').first()).toBeVisible()
    if (await more.isVisible()) await more.click()
    await expect(
      changes.getByRole('link', { name: new RegExp(`18h30\\s*${name}\\s*muda: Preço`) }),
    ).toBeVisible()
    expect(await onSite()).toContain('R$ 920,00')
    await letItCome(id)
    await expect.poll(onSite).toContain('R$ 950,00')
    await open(page, '/admin/history?secao=pacotes')
    const version = page
      .getByRole('listitem')
      .filter({ hasText: 'Marcada antes; mudou sozinha neste dia e hora.' })
    await expect(version.first()).toContainText('R$ 920,00')
    expect(await storedPackage(id)).toMatchObject({ price: 950 })
  })

  await test.step('another one is applied at once, and one is dropped', async () => {
    for (const [price, button] of [
      ['990', 'Aplicar agora'],
      ['1000', 'Desfazer'],
    ] as const) {
      await openPackages(page)
      dialog = await editPackage(page, name)
      await openTab(dialog, 'Preços')
      await field(dialog, 'Preço (R$)').fill(price)
      await (await mark(page, dialog, '2099-01-01')).save()
      await expect(dialog).toBeHidden()
      await openPackages(page)
      dialog = await editPackage(page, name)
      page.once('dialog', (question) => question.accept())
      await dialog.getByRole('button', { name: new RegExp(`^${button}`) }).click()
      await expect(notice(/^Muda em/)).toHaveCount(0)
    }
    expect(await onSite()).toContain('R$ 990,00')
    expect(await storedPackage(id)).toMatchObject({ price: 990 })
  })

  await test.step('of a package that was deleted meanwhile nothing comes back', async () => {
    await service()
      .from('content_changes')
      .insert({
        hotel_id:
          (await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()).data?.id ?? '',
        section: 'packages',
        item_id: 'gone',
        takes_effect_at: new Date().toISOString(),
        change: { price: 1 },
        base: { id: 'gone' },
      })
      .throwOnError()
    await changePackage(id, { price: 1010 })
    await openPackages(page)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('R$ 1.010,00')
  })
})

test('a new package appears later, and its draft comes back when that is undone', async ({ page, own }) => {
  const name = own.name('Sereno')
  await openPackages(page)
  const dialog = await newPackage(page)
  await field(dialog, 'Nome').fill(name)
  const incomplete = await mark(page, dialog, '2099-01-01', '09:00', 'Aparecer em…')
  await incomplete.save()
  await expect(dialog.getByText('Preço deve ser maior que zero').first()).toBeAttached()
  await openTab(dialog, 'Preços')
  await field(dialog, 'Preço (R$)').fill('800')
  await openTab(dialog, 'Imagens')
  await dialog
    .getByRole('button', { name: /^Usar um endereço/ })
    .first()
    .click()
  await dialog
    .getByRole('group', { name: 'Imagem principal' })
    .getByRole('textbox')
    .fill(storedPicture('lareira.jpg'))
  await (await mark(page, dialog, '2099-01-01', '09:00', 'Aparecer em…')).save()
  const later = page.getByRole('region', { name: 'Mudanças marcadas' })
  await expect(later).toContainText(`Aparece em qui, 1 jan 2099, 9h: ${name}`)
  await checkWidths(page)
  expect(await packagesOnSite(page)).not.toContain(name)
  await later.getByRole('button', { name: /^Desfazer/ }).click()
  await expect(page.getByRole('region', { name: 'Rascunhos' })).toContainText(name)
  await service().from('content_drafts').delete().neq('item_id', '')
})

testOfBlocks('all drafts of a page are published at one moment', async ({ page }) => {
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
  await (await mark(page, page.locator('main'), '2099-01-01', '00:00', 'Publicar rascunhos em…')).save()
  await expect(page.getByText('Muda em 1 jan 2099')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Publicar rascunhos em…' })).toBeHidden()
  await checkWidths(page)
  const leisure = async () => (await (await page.request.get('/bem-estar')).text()).replaceAll('\u00a0', ' ')
  expect(await leisure()).not.toContain('Depois ')
  for (const item of [first, second]) await letItCome(String(item?.id))
  await expect.poll(leisure).toMatch(new RegExp(`Depois ${first?.id}[^]*Depois ${second?.id}`))
})
