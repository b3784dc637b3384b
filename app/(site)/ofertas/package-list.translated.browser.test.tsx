import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { press } from '@/e2e/components/press'
import { translatePage } from '@/e2e/components/translate'
import { PackageList } from './package-list'

const { href } = location
afterEach(() => history.replaceState(null, '', href))

test('in a translated page the filters choose, count and can be cleared (NAV-27)', async () => {
  await render(
    <PackageList
      filters={{ categories: ['familia', 'casal'], years: [2026, 2027] }}
      names={['Família', 'Casal']}
      packages={[
        { slug: 'natal', category: 'familia', years: [2026] },
        { slug: 'lua', category: 'casal', years: [2026] },
      ]}
      cards={['Natal', 'Lua de mel']}
    />,
  )
  translatePage()
  const status = page.getByRole('status')
  await press(page.getByRole('button', { name: 'Família' }))
  await expect.element(status).toHaveTextContent('1 pacote')
  await press(page.getByRole('button', { name: '2027' }))
  await expect.element(status).toHaveTextContent('Nenhum pacote encontrado com os filtros selecionados.')
  await press(page.getByRole('button', { name: 'Limpar filtros' }))
  await expect.element(status).toHaveTextContent('2 pacotes')
  await expect.element(page.getByText('Lua de mel')).toBeVisible()
})
