import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { router } from '@/e2e/components/next/navigation'
import { pageNames, startNaming } from '@/lib/hotel/naming/words'
import { routes } from '@/lib/paths'
import { lists } from '@/lib/site/registry'
import { loadSearch } from './actions'
import { SearchButton } from './search-button'

const pkg = { group: 'Pacotes', detail: 'Gastronomia', image: null, words: '' }
const entries = [
  { ...pkg, label: 'Réveillon 2026/27', href: '/admin/packages?abrir=reveillon' },
  { ...pkg, label: 'Réveillon em família', href: '/admin/packages?abrir=familia' },
]
const found = { ok: true as const, entries, names: pageNames(startNaming), hidden: [routes.restaurant] }

const dialog = page.getByRole('dialog', { name: 'Buscar no painel' })
const field = dialog.getByRole('combobox')

test('shortcuts open the search, select and open results, regardless of accents (ADM-18)', async () => {
  vi.mocked(loadSearch).mockResolvedValue(found)
  await render(<SearchButton lists={lists} />)
  expect(vi.mocked(loadSearch)).not.toHaveBeenCalled()
  // Typed in one go, as by somebody who knows the shortcut.
  await userEvent.keyboard('{Control>}k{/Control}nada disso existe')
  await expect.element(field).toHaveValue('nada disso existe')
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent('Nada encontrado para “nada disso existe”.')
  await userEvent.fill(field, '')
  await userEvent.keyboard('reveillon')
  const options = dialog.getByRole('group', { name: 'Pacotes' }).getByRole('option')
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true')
  await expect.element(dialog.getByRole('status')).toMatchTextContent('2 resultados')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.nth(1).element().id)
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(router.push).toHaveBeenCalledWith('/admin/packages?abrir=familia')
  await expect.element(dialog).not.toBeInTheDocument()
  // Enter opens what was found for the last letter, even if it follows at once.
  await userEvent.keyboard('{Control>}k{/Control}reveillon')
  await expect.element(options.nth(0)).toBeVisible()
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) return expect.unreachable()
  input.setSelectionRange(0, input.value.length)
  document.execCommand('insertText', false, 'lixeira')
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(router.push).toHaveBeenLastCalledWith('/admin/trash')
})

test('Enter before the content has arrived opens the first result, unless something else is typed (ADM-18)', async () => {
  for (const typed of ['reveillon{Enter}', 'familia{Enter}{Backspace}']) {
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof loadSearch>>>()
    vi.mocked(loadSearch).mockReturnValueOnce(answer.promise)
    const { unmount } = await render(<SearchButton lists={lists} />)
    await userEvent.keyboard(`{Control>}k{/Control}${typed}`)
    await expect.element(dialog.getByRole('status')).toMatchTextContent('Procurando…')
    answer.resolve(found)
    if (typed.endsWith('{Enter}')) await expect.element(dialog).not.toBeInTheDocument()
    else await expect.element(dialog.getByRole('option')).toHaveLength(1)
    await unmount()
  }
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/admin/packages?abrir=reveillon')
})

test('screens are found at once, hidden pages never, and a failure is shown (ADM-18, ADM-8)', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof loadSearch>>>()
  vi.mocked(loadSearch).mockReturnValueOnce(answer.promise)
  await render(<SearchButton lists={lists} />)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await userEvent.keyboard('lixeira')
  await expect.element(dialog.getByRole('option', { name: 'Lixeira' })).toBeVisible()
  await userEvent.fill(field, 'reveillon')
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Procurando…')
  answer.resolve(found)
  await expect.element(dialog.getByRole('option')).toHaveLength(2)
  await userEvent.fill(field, 'restaurante')
  await expect.element(dialog.getByRole('group', { name: 'Páginas do site' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Buscar' })).toHaveFocus()

  vi.mocked(loadSearch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await page.getByRole('button', { name: 'Buscar' }).click()
  await userEvent.keyboard('reveillon')
  await expect.element(dialog.getByText(/^Não foi possível ler os itens agora/)).toBeVisible()
  await userEvent.click(page.elementLocator(document.body), { position: { x: 5, y: 5 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})
