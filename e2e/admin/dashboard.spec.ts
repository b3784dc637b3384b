import { demoRooms } from '../../supabase/local/demo/test-content.ts'
import { expect, test } from '../fixtures.ts'
import { service, signIn } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'

test('the dashboard counts, and leads everywhere', async ({ page }) => {
  await signIn(page)
  await open(page, '/admin')
  const active = demoRooms.filter((room) => room.active).length
  const rooms = page.getByRole('listitem').filter({ hasText: 'Total de Acomodações' })
  await expect(rooms).toContainText(`${demoRooms.length}${active} ativas`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Total de Ofertas' })).toContainText('ativas')
  await expect(page.getByText('Hotel ativo')).toBeVisible()
  await expect(page.getByText('admin@quaresmeira.example')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Últimas mudanças' }).getByRole('listitem').first(),
  ).toBeVisible()
  const phone = page.frameLocator('iframe[title="O site no celular: Início"]')
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await phone.locator('html').evaluate((html) => html.clientWidth)).toBe(390)
  // It is for looking: no window opens from it, once it has loaded.
  await expect(async () => {
    expect(await phone.locator('html').evaluate(() => String(window.open))).not.toContain('[native code]')
  }).toPass()
  expect(await phone.locator('html').evaluate(() => window.open('/ofertas'))).toBeNull()
  await page.getByRole('button', { name: 'Chalés', exact: true }).click()
  const rooms390 = page.frameLocator('iframe[title="O site no celular: Chalés"]')
  await expect(rooms390.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Migrar Imagens' }).click()
  await expect(page.getByRole('heading', { name: 'Migração de Imagens dos Quartos' })).toBeVisible()
  await page.getByRole('link', { name: 'O Hotel' }).click()
  await expect(page.getByRole('tab')).toHaveText(['Seção Hero', 'Seção Sobre', 'Configurações Gerais'])
})

test('what needs somebody leads to the very item, and so does the search by keyboard', async ({ page }) => {
  await signIn(page)
  await open(page, '/admin')
  const [first, second] = demoRooms.filter(({ category, active }) => category === 'tradicional' && active)
  const attention = page.getByRole('region', { name: 'Precisa de atenção' })
  await attention.getByRole('link', { name: `Não aparece no site: “${first?.name}” vem antes.` }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Quarto' })
  await expect(dialog.getByLabel('Nome da Acomodação')).toHaveValue(second?.name ?? '')
  await expect(page).toHaveURL(/\/admin\/rooms$/)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Buscar no painel' })
  const field = search.getByRole('combobox')
  await field.fill('nada disso existe')
  await expect(search.getByRole('status')).toContainText('Nada encontrado para “nada disso existe”.')
  await field.fill('CHALÉ')
  await expect(search.getByRole('option').first()).toBeVisible()
  await field.fill('reveillon')
  await expect(search.getByRole('group', { name: 'Pacotes' }).getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Editar Pacote' })).toBeVisible()
})

test('the last proof of a backup is told quietly, and first of all where it failed', async ({ page }) => {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  const tell = async (proved_at: string | null, failed_at: string | null) => {
    const proof = { hotel_id: hotel.data?.id ?? '', proved_at, failed_at }
    expect((await service().from('backup_proofs').upsert(proof)).error).toBeNull()
    await open(page, '/admin')
  }
  await signIn(page)
  await open(page, '/admin')
  const attention = page.getByRole('region', { name: 'Precisa de atenção' })
  await expect(attention.getByText('Nenhum backup provado ainda')).toBeVisible()
  const [before, now] = [Date.now() - 60_000, Date.now()].map((time) => new Date(time).toISOString())
  try {
    await tell(before ?? '', null)
    await expect(attention.getByText(/^Backup provado em \d\d\/\d\d às \d\d:\d\d$/)).toBeVisible()
    await tell(before ?? '', now ?? '')
    await expect(attention.getByRole('paragraph').first()).toHaveText(
      /^A prova do backup falhou em .* O último provado é de /,
    )
    await expectAccessible(page)
  } finally {
    await tell(null, null)
  }
})

test('the search opens on a phone, and leads to a page of the panel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signIn(page)
  await open(page, '/admin')
  await expect(page.getByRole('region', { name: 'Últimas mudanças' }).getByRole('link').nth(1)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/admin/history')
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Abrir o menu' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Buscar' }).click()
  const search = page.getByRole('dialog', { name: 'Buscar no painel' })
  await search.getByRole('combobox').fill('lixeira')
  await search.getByRole('option', { name: 'Lixeira' }).click()
  await expect(page.getByRole('heading', { name: 'Lixeira', level: 1 })).toBeVisible()
  await expect(search).toBeHidden()
})
