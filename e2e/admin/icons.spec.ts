import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { answerOf, expect, rowOf, testOfLists, toast } from '../support/stored-content.ts'

const test = testOfLists('home_blocks')

test('an icon is found by a search in Portuguese, and the page loads only the icons that it shows (PAGE-8)', async ({
  page,
}) => {
  await open(page, '/admin/home_blocks')
  const name = 'Dias inteiros sem precisar do carro'
  await rowOf(page, name)
    .getByRole('button', { name: `Editar ${name}` })
    .click()
  const dialog = page.getByRole('dialog').first()
  const first = dialog.getByRole('group', { name: 'comodidade 1', exact: true })
  await first.getByRole('button', { name: 'Ícone Piscina' }).click()
  const search = first.getByRole('searchbox', { name: 'Procurar ícone' })
  await expect(search).toBeFocused()
  await search.fill('cavalo')
  await expect(first.getByText('1 ícone', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await search.press('Escape')
  await expect(search).toHaveCount(0)
  await expect(first.getByRole('button', { name: 'Ícone Piscina' })).toBeFocused()
  await page.keyboard.press('Enter')
  await search.fill('cavalo')
  await search.press('Enter')
  await expect(first.getByRole('button', { name: 'Ícone Cavalos' })).toBeFocused()

  const second = dialog.getByRole('group', { name: 'comodidade 2', exact: true })
  await second.getByRole('button', { name: 'Ícone Passeio' }).click()
  await second.getByRole('button', { name: 'Vinho', exact: true }).click()
  await expect(second.getByRole('button', { name: 'Ícone Vinho' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Bloco atualizado com sucesso!')).toBeVisible()

  const { html } = await answerOf(page, '/')
  expect(html).toContain('/images/icones/horseshoe.svg#i')
  expect(html).toContain('/images/icones/wine.svg#i')
  expect(html).not.toContain('/images/icones/beer.svg')
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname))
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.locator('.amenities').scrollIntoViewIfNeeded()
  const own = loaded.filter((path) => path.startsWith('/images/icones/'))
  expect(new Set(own)).toEqual(new Set(['/images/icones/horseshoe.svg', '/images/icones/wine.svg']))
})
