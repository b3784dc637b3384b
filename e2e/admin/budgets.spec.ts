import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/admin.ts'
import { open } from '../support/page.ts'
import { ofDialogs, watchLibraries } from '../support/page-budgets.ts'

test('code for forms and dialogs loads only when they open', async ({ page }) => {
  const { loaded } = watchLibraries(page)
  const loadedLibraries = async () => {
    const found = await loaded()
    return ofDialogs.filter((name) => found.has(name))
  }
  await signIn(page)
  await open(page, '/admin/packages')
  expect(await loadedLibraries()).toEqual([])
  await page.getByRole('checkbox', { name: 'Selecionar todos os pacotes' }).check()
  await page.getByRole('button', { name: 'Alterar preços' }).click()
  await expect.poll(loadedLibraries).toEqual(['Radix dialog'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Nova Oferta' }).focus()
  await expect.poll(loadedLibraries).toEqual(ofDialogs)
})
