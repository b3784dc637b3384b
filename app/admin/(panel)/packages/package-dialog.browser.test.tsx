import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPackages } from '@/e2e/components/packages'
import { saveItem } from '../../_list/actions'

test('a new package takes its slug from its name until somebody types one (PKG-5)', async () => {
  await renderPackages([])
  await page.getByRole('button', { name: 'Nova Oferta' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await userEvent.type(dialog.getByLabelText(/^Nome/), 'Réveillon & Natal')
  const slug = dialog.getByLabelText(/^Slug/)
  await expect.element(slug).toHaveValue('reveillon-natal')
  await userEvent.fill(slug, 'virada')
  await userEvent.type(dialog.getByLabelText(/^Nome/), ' 2027')
  await expect.element(slug).toHaveValue('virada')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(dialog.getByText('Preço deve ser maior que zero')).toBeVisible()
  expect(vi.mocked(saveItem)).not.toHaveBeenCalled()
})
