import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderList, renderRooms, resize, toast } from '@/e2e/components/forms'
import { findLayoutFaults } from '@/e2e/components/layout-faults'
import { natal, renderPackages } from '@/e2e/components/packages'
import { saveItem } from './actions'

test('a testimonial is validated, its month may be typed in any usual format, and it may name its source (PAGE-5)', async () => {
  await renderList('testimonials', [])
  await page.getByRole('button', { name: 'Novo Depoimento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Depoimento' })
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(dialog.getByText('Escreva o depoimento')).toBeVisible()
  await userEvent.fill(
    dialog.getByRole('textbox', { name: /^Depoimento/ }),
    '“O silêncio ainda mora em nós.”',
  )
  await userEvent.fill(dialog.getByLabelText(/^Quem disse/), 'Teresa')
  await userEvent.fill(dialog.getByLabelText('Mês da estadia'), '10/2026')
  await userEvent.fill(dialog.getByLabelText(/^De onde veio/), 'Google')
  vi.mocked(saveItem).mockResolvedValue({ ok: true, item: { id: 'a' }, fingerprint: 'b', notes: '' })
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast('Depoimento criado com sucesso!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Novo Depoimento' })).toHaveFocus()
  expect(vi.mocked(saveItem).mock.calls[0]?.[0].values).toMatchObject({
    ...{ quote: 'O silêncio ainda mora em nós.', name: 'Teresa', month: 'outubro de 2026', source: 'Google' },
  })
})

test('an own page derives a free address from its name, and links to its blocks (PAGE-11, PAGE-12, FORM-22)', async () => {
  await renderList('own_pages', [{ id: 'wine', name: 'Vinhos', slug: 'vinhos', link: 'menu' }])
  await expect
    .element(page.getByRole('link', { name: 'Blocos de Vinhos' }))
    .toHaveAttribute('href', expect.stringContaining('wine'))
  await page.getByRole('button', { name: 'Nova Página' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova Página' })
  const address = dialog.getByLabelText(/^Endereço/)
  const off = 'Fora do site até ter um bloco visível: ponha-o em “Blocos”.'
  await expect.element(dialog.getByText(off)).toBeVisible()
  await dialog.getByLabelText(/^Nome/).click()
  await userEvent.keyboard('Adega & Café')
  await expect.element(address).toHaveValue('adega-cafe')
  await userEvent.fill(address, 'ofertas')
  await userEvent.fill(dialog.getByLabelText(/^Nome/), 'Adega')
  await expect.element(address).toHaveValue('ofertas')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(address).toHaveAccessibleDescription(/^O site já usa este endereço; escolha outro/)
  await userEvent.fill(address, 'adega')
  await userEvent.selectOptions(dialog.getByLabelText('Link para ela'), 'Só no rodapé')
  vi.mocked(saveItem).mockResolvedValue({ ok: true, item: { id: 'a' }, fingerprint: 'b', notes: '' })
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect.element(toast(`Página criada com sucesso! ${off}`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Nova Página' })).toHaveFocus()
})

const word = 'Otorrinolaringologistaçãodepalavrasqueninguémdivide'
const slug =
  'um-endereco-comprido-que-conta-tudo-o-que-o-pacote-oferece-a-quem-chega-e-otorrinolaringologista'
const room = { id: 'a', name: 'Chalé Premium', category: 'premium', capacity: 3, price: 1590 }
const offer = { ...natal, slug: 'reveillon-na-serra-2026', price: 12_345, originalPrice: 23_456 }
const long = {
  ...natal,
  ...{ id: 'b', name: word, title: word, slug, category: 'gastronomia', isFeatured: true },
  ...{ price: 1_000_000, originalPrice: 1_234_567.89 },
  dates: {
    ...{ offerStart: '2026-01-01', offerEnd: '2026-10-01' },
    ...{ accommodationStart: '2026-01-01', accommodationEnd: '2026-12-31' },
  },
}

test('at 1366 px a row is 56 px high, and a slug and a price fit on one line (ADM-10)', async () => {
  await resize(1366, 768)
  await besideNavigation(() => renderPackages([offer]))
  const row = page.getByRole('row').nth(1)
  expect(row.element().getBoundingClientRect().height).toBeLessThanOrEqual(56)
  const price = row.getByRole('button', { name: /^R\$/ }).element().querySelector('span')
  for (const text of [page.getByText(offer.slug).element(), price]) expect(text && linesOf(text)).toBe(1)
})

// These are the narrowest and widest cards and tables, and both sides of each breakpoint.
const widths = [320, 390, 639, 640, 767, 768, 1023, 1024, 1100, 1279, 1280, 1366, 1535, 1536, 1920]

test.each([
  ['rooms', () => renderRooms([room, { ...room, id: 'b', name: word, bed_configuration: word }])],
  ['packages', () => renderPackages([offer, long])],
])(
  'long words break the list of %s at no width, a table from 1024 px and cards below (ADM-10)',
  async (_, show) => {
    await besideNavigation(show)
    const torn: string[] = []
    for (const width of widths) {
      await resize(width)
      const isTable = getComputedStyle(page.getByRole('row').nth(1).element()).display === 'table-row'
      if (isTable !== width >= 1024) torn.push(`${width}: ${isTable ? 'a table' : 'cards'}`)
      torn.push(...findLayoutFaults().map((fault) => `${width}: ${fault}`))
    }
    expect(torn).toEqual([])
  },
)

/** Makes the list as wide as in the panel, beside its navigation. */
async function besideNavigation(show: () => Promise<unknown>) {
  const style = document.createElement('style')
  style.textContent = `
    body { margin: 0; padding-inline: 1rem }
    @media (width >= 40rem) { body { padding-inline: 2rem } }
    @media (width >= 64rem) { body { padding-inline: 13.25rem 1.25rem } }
    @media (width >= 80rem) { body { padding-inline: 15.5rem 1.5rem } }`
  document.head.append(style)
  onTestFinished(() => style.remove())
  await show()
}

function linesOf(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
