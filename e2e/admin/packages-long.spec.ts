import { addPackage, changePackages, expect, openPackages, rowOf, test } from '../support/stored-packages.ts'

test('a list that is longer than many windows is whole, and its last row answers', async ({ page, own }) => {
  const added = await addPackage(own, 'Muitos')
  const copies = Array.from({ length: 150 }, (_, place) => ({
    ...added,
    id: `${own.word}-${place}`,
    name: own.name(`Muitos ${place}`),
    slug: own.slug(`muitos-${place}`),
    orderIndex: 1000 + place,
  }))
  await changePackages((packages) => [...packages, ...copies])
  await openPackages(page)
  const last = rowOf(page, own.name('Muitos 149'))
  await expect(last).toBeVisible()
  const rows = page.locator('tbody tr')
  const whole = await rows.count()
  expect(whole).toBeGreaterThan(150)

  const search = page.getByRole('searchbox', { name: 'Buscar pacotes' })
  await search.fill('muitos-149-')
  await expect(rows).toHaveCount(1)
  await search.clear()
  await expect(rows).toHaveCount(whole)

  await last.getByRole('button', { name: /^Mover para cima/ }).click()
  await expect(rows.nth(whole - 2)).toContainText('Muitos 149')
  await expect(last.getByRole('button', { name: /^Mover para cima/ })).toBeFocused()
  await last.getByRole('button', { name: /^Editar/ }).click()
  await expect(page.getByRole('dialog', { name: 'Editar Pacote' })).toBeVisible()
})
