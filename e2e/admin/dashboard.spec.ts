import { demoRooms } from '../../supabase/local/demo/test-content.ts'
import { expect, test } from '../fixtures.ts'
import { service, signIn } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'

test.beforeEach(({ page }) => signIn(page))

test('the dashboard counts, shows the site for looking only, and leads to every item, as the search does', async ({
  page,
}) => {
  await open(page, '/admin')
  const active = demoRooms.filter((room) => room.active).length
  await expect(page.getByRole('listitem').filter({ hasText: 'Total de Acomodações' })).toContainText(
    `${demoRooms.length}${active} ativas`,
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Total de Ofertas' })).toContainText('ativas')
  await expect(page.getByText('Hotel ativo')).toBeVisible()
  await expect(page.getByText('admin@quaresmeira.example')).toBeVisible()

  await test.step('the site on a phone opens no window', async () => {
    const phone = page.frameLocator('iframe[title="O site no celular: Início"]')
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await phone.locator('html').evaluate((html) => html.clientWidth)).toBe(390)
    await expect(async () => {
      const opener = phone.locator('html').evaluate(() => String(window.open))
      expect(await opener).not.toContain('[native code]')
    }).toPass()
    await page.getByRole('button', { name: 'Chalés', exact: true }).click()
    const rooms = page.frameLocator('iframe[title="O site no celular: Chalés"]')
    await expect(rooms.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what needs attention opens the item', async () => {
    const [first, second] = demoRooms.filter((room) => room.category === 'tradicional' && room.active)
    const attention = page.getByRole('region', { name: 'Precisa de atenção' })
    await attention.getByRole('link', { name: `Não aparece no site: “${first?.name}” vem antes.` }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar Quarto' })
    await expect(dialog.getByLabel('Nome da Acomodação')).toHaveValue(second?.name ?? '')
    await expect(page).toHaveURL(/\/admin\/rooms$/)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
  })

  await test.step('the search, by keys', async () => {
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Buscar no painel' })
    const field = search.getByRole('combobox')
    await field.fill('nada disso existe')
    await expect(search.getByRole('status')).toContainText('Nada encontrado para “nada disso existe”.')
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
})

test('a failed proof of a backup is the first thing that needs attention', async ({ page }) => {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  const store = async (failed_at: string | null) => {
    const proof = { hotel_id: hotel.data?.id ?? '', proved_at: null, failed_at }
    expect((await service().from('backup_proofs').upsert(proof)).error).toBeNull()
  }
  try {
    await store(new Date().toISOString())
    await open(page, '/admin')
    await expect(
      page.getByRole('region', { name: 'Precisa de atenção' }).getByRole('paragraph').first(),
    ).toHaveText(/^A prova do backup falhou em /)
  } finally {
    await store(null)
  }
})

test('on a laptop the whole menu is in view, and on a phone its last entries', async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/admin')
    const menu = page.getByRole('button', { name: 'Abrir o menu' })
    if (await menu.isVisible()) await menu.click()
    const panel = page.getByRole('navigation', { name: 'Painel' })
    const last = [
      panel.getByRole('link', { name: 'Minha conta' }),
      panel.getByRole('link', { name: 'Ir para o Site' }),
      panel.getByRole('button', { name: 'Sair' }),
    ]
    for (const entry of last) await expect(entry).toBeInViewport({ ratio: 1 })
    if (width === 1366)
      for (const link of await panel.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  }
})

test('on a phone menu and search lead to the screens of the panel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await open(page, '/admin')
  await expect(page.getByRole('region', { name: 'Últimas mudanças' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByText('Primeira versão registrada')).toHaveCount(0)
  const counts = page.getByRole('listitem').filter({ hasText: /Total de|Status do Hotel/ })
  const tops = await counts.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([3, 1])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const menu = page.getByRole('button', { name: 'Abrir o menu' })
  await menu.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Buscar' }).click()
  const search = page.getByRole('dialog', { name: 'Buscar no painel' })
  await search.getByRole('combobox').fill('lixeira')
  await search.getByRole('option', { name: 'Lixeira' }).click()
  await expect(page.getByRole('heading', { name: 'Lixeira', level: 1 })).toBeVisible()
  await expect(search).toBeHidden()
})
