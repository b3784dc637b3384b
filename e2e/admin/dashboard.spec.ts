import type { Page } from 'playwright/test'
import { demoRooms } from '../../supabase/local/demo/test-content.ts'
import { expect, test } from '../fixtures.ts'
import { service, signIn, toast } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { blockActions } from '../support/stored-content.ts'
import { editFirstPackage } from '../support/stored-packages.ts'

test.beforeEach(({ page }) => signIn(page))

test('the dashboard lists a failed backup proof first, shows a read-only preview of the site, and links to items (ADM-17, ADM-19, ADM-21, ADM-32)', async ({
  page,
}) => {
  await storeProof(new Date().toISOString())
  try {
    await open(page, '/admin')
  } finally {
    await storeProof(null)
  }
  const attention = page.getByRole('region', { name: 'Precisa de atenção' })
  await expect(attention.getByRole('paragraph').first()).toHaveText(/^A prova do backup falhou em /)
  await expect(page.getByRole('region', { name: 'Últimas mudanças' }).getByRole('link').first()).toBeVisible()

  await test.step('the phone preview opens no window', async () => {
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

  await test.step('an attention item opens its form', async () => {
    const [first, second] = demoRooms.filter((room) => room.category === 'tradicional' && room.active)
    await attention.getByRole('link', { name: `Não aparece no site: “${first?.name}” vem antes.` }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar Quarto' })
    await expect(dialog.getByLabel('Nome da Acomodação')).toHaveValue(second?.name ?? '')
    await expect(page).toHaveURL(/\/admin\/rooms$/)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
  })
})

test('at every width the menu is visible, messages cover no control, and no screen overflows (ADM-1, ADM-7)', async ({
  page,
  tolerate,
}) => {
  tolerate(/net::ERR_FAILED/)
  await open(page, '/admin')
  await blockActions(page)
  const panel = page.getByRole('navigation', { name: 'Painel' })
  const last = [
    panel.getByRole('link', { name: 'Minha conta' }),
    panel.getByRole('link', { name: 'Ir para o Site' }),
    panel.getByRole('button', { name: 'Sair' }),
  ]
  await panel.getByRole('button', { name: 'Sair' }).click()
  await expectUncovered(page, 'Não foi possível sair')

  await page.setViewportSize({ width: 1366, height: 768 })
  for (const link of [...last, ...(await panel.getByRole('link').all())])
    await expect(link).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await widthOf(page)).toBe(320)
  const counts = page.getByRole('listitem').filter({ hasText: /Total de|Status do Hotel/ })
  const tops = await counts.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([3, 1])
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('button', { name: 'Abrir o menu' })
  await menu.click()
  for (const entry of last) await expect(entry).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible()
  await expect(menu).toBeVisible()
  for (const path of ['/hotel', '/history', '/history?secao=hero', '/images', '/account', '/team']) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widthOf(page), path).toBe(390)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  const dialog = await editFirstPackage(page)
  await blockActions(page)
  await dialog.getByLabel('Título').fill('Outro')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expectUncovered(page, 'Erro ao salvar pacote.')
})

async function storeProof(failed_at: string | null) {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  const proof = { hotel_id: hotel.data?.id ?? '', proved_at: null, failed_at }
  await service().from('backup_proofs').upsert(proof).throwOnError()
}

function widthOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Checks each size at both ends of the page; hovering over the message keeps it open. */
async function expectUncovered(page: Page, text: string) {
  const message = toast(page, text)
  await expect(message).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await message.hover({ position: { x: 40, y: 20 } })
    await expect(message).toHaveAttribute('data-mounted', 'true')
    for (const end of [0, 1_000_000]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end)
      expect(await findCovered(page)).toEqual([])
    }
    const { y = 0, height: tall = 0 } = (await message.boundingBox()) ?? {}
    expect(y + tall).toBeLessThanOrEqual(57)
  }
}

/** Returns the visible controls that the message partly covers. */
function findCovered(page: Page) {
  return page.evaluate(() => {
    const root = document.querySelector('[role="dialog"]') ?? document.body
    const controls = root.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]')
    return [...controls]
      .filter((control) => !control.closest('[data-sonner-toaster]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
        )
        return points.some(([x, y]) => {
          const [first, ...below] = document.elementsFromPoint(x, y)
          if (!first?.closest('[data-sonner-toaster]')) return false
          const next = below.find((element) => !element.closest('[data-sonner-toaster]'))
          return next !== undefined && control.contains(next)
        })
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })
}
