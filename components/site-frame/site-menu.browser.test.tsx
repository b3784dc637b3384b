import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showAddress } from '@/e2e/components/next/navigation'
import { ownPagePath } from '@/lib/paths'
import { SiteMenu } from './site-menu'

const links = [
  { label: 'Sobre', href: '/sobre' },
  { label: 'Pacotes', href: '/ofertas' },
  { label: 'Adega', href: ownPagePath('adega') },
  { label: 'Casamentos', href: ownPagePath('casamentos') },
] as const

const shown = () => page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
const more = page.getByRole('button', { name: 'MAIS' })

async function showMenu(width: number) {
  await page.viewport(width, 600)
  await render(
    <header className="site-header">
      <SiteMenu links={[...links]} fit={[2, 3, 3]} />
    </header>,
  )
}

const textsOf = () =>
  shown()
    .elements()
    .map(({ textContent }) => textContent)

test.each([
  [1024, ['SOBRE', 'PACOTES'], ['ADEGA', 'CASAMENTOS']],
  [1440, ['SOBRE', 'PACOTES', 'ADEGA'], ['CASAMENTOS']],
])(
  'at %i px overflowing entries are under Mais, reachable by keyboard, and Escape restores the focus (NAV-5)',
  async (width, beside, under) => {
    showAddress('/casamentos')
    await showMenu(width)
    expect(textsOf()).toEqual(beside)
    for (const _ of [...beside, 'Mais']) await userEvent.tab()
    await expect.element(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'CASAMENTOS' })).toBeVisible()
    expect(textsOf()).toEqual([...beside, ...under])
    await expect
      .element(page.getByRole('link', { name: 'CASAMENTOS' }))
      .toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: under[0] })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(textsOf()).toEqual(beside)
    await expect.element(more).toHaveFocus()
  },
)

test('choosing an entry under Mais closes it (NAV-5)', async () => {
  await showMenu(1440)
  await more.click()
  const entry = page.getByRole('link', { name: 'CASAMENTOS' })
  entry.element().addEventListener('click', (event) => event.preventDefault())
  await entry.click()
  await expect.element(entry).not.toBeInTheDocument()
})
