import { expect, test } from '../fixtures.ts'
import { cookieOf, demoAdmin, signIn } from '../support/admin.ts'
import { open } from '../support/page.ts'
import { librariesIn, panelBudgets, watchLibraries, weighPage } from '../support/page-budgets.ts'

/** What only a form or a dialog needs. */
const ofDialogs = ['zod', 'react-hook-form', 'Radix dialog']

for (const [path, most] of Object.entries(panelBudgets)) {
  test(`${path}: the first load is light`, { tag: '@main' }, async ({ baseURL }) => {
    const headers = path === '/admin/login' ? undefined : { cookie: await cookieOf(demoAdmin) }
    const { bytes, scripts } = await weighPage(new URL(path, baseURL), headers)
    expect(scripts.length).toBeGreaterThan(5)
    expect.soft(bytes.script, 'JavaScript, bytes after gzip').toBeLessThanOrEqual(most)
    const found = new Set(scripts.flatMap(librariesIn))
    expect(ofDialogs.filter((name) => found.has(name))).toEqual([])
  })
}

test('what a form and a dialog need comes when they are wanted', async ({ page }) => {
  const { loaded } = watchLibraries(page)
  const arrived = async () => {
    const found = await loaded()
    return ofDialogs.filter((name) => found.has(name))
  }
  await signIn(page)
  await open(page, '/admin/packages')
  expect(await arrived()).toEqual([])
  await page.getByRole('checkbox', { name: 'Selecionar todos os pacotes' }).check()
  await page.getByRole('button', { name: 'Alterar preços' }).click()
  await expect.poll(arrived).toEqual(['Radix dialog'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Nova Oferta' }).focus()
  await expect.poll(arrived).toEqual(ofDialogs)
})
