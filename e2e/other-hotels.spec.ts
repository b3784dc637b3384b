import { demos } from '../supabase/local/demo/demos.ts'
import { expect, test } from './fixtures.ts'
import { signIn, toast } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { open } from './support/page.ts'

// What only a browser sees of other hotels; e2e/requests/hotels.slow.test.ts reads the pages of four.
test.use({ demo: 'simples' })

test('a clerk of a new hotel sets the guests’ hours, gets the next step, and guests see the new name (ADM-25)', async ({
  page,
}) => {
  const [clerk] = demos.simples.users
  if (!clerk) throw new Error('no clerk')
  await test.step('the site of a hotel with only a name and a telephone', async () => {
    for (const path of ['/', '/quartos', '/ofertas']) {
      await open(page, path)
      await expectFits(page)
      await expectAccessible(page)
    }
  })
  await signIn(page, clerk)
  await open(page, '/admin')
  const steps = page.getByRole('region', { name: 'Primeiros passos' })
  await expect(steps).toContainText('1 de 10 feitos')
  await expect(steps.getByLabel('Telefone')).toHaveValue('(24) 5550-0163')
  await expectFits(page)
  await expectAccessible(page)
  await steps.getByLabel('Nome').fill('Hotel Boa Vista da Serra')
  await steps.getByLabel('Check-in a partir de').fill('15:00')
  await steps.getByLabel('Check-out até').fill('11:00')
  await steps.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Dados do hotel salvos com sucesso!')).toBeVisible()
  await expect(steps).toContainText('2 de 10 feitos')
  await expect(steps.getByRole('button', { name: 'Salvar' })).toHaveCount(0)
  await expect(page.locator('#primeiros-passos')).toBeFocused()
  await expect(steps.getByRole('link', { name: 'Horários de check-in e check-out' })).toContainText('Feito')
  await steps.getByRole('link', { name: 'Acomodações, com fotos' }).click()
  await expect(page.getByRole('heading', { name: 'Gerenciar Acomodações' })).toBeVisible()
  await open(page, '/')
  await expect(page.getByRole('link', { name: 'Hotel Boa Vista da Serra' }).first()).toBeVisible()
})

/** Checks that nothing overflows from phone to wide screen; leaves the page wide. */
async function expectFits(page: Parameters<typeof expectAccessible>[0]) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const content = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(content, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
}
