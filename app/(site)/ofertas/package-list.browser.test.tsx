import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { textsOf } from '@/e2e/components/screen'
import { translatePage } from '@/e2e/components/translate'
import { PackageList } from './package-list'

const packages = [
  { slug: 'natal', category: 'familia', years: [2026] },
  { slug: 'reveillon', category: 'romantico', years: [2026, 2027] },
  { slug: 'ferias', category: 'familia', years: [2027] },
  { slug: 'pet', category: 'romantico', years: [] },
]
const all = packages.map(({ slug }) => slug)
const categories = page.getByRole('group', { name: 'Categoria' })
const years = page.getByRole('group', { name: 'Período' })
const status = page.getByRole('status')
const start = location.href

beforeEach(async () => {
  history.replaceState(null, '', location.pathname)
  scrollTo({ top: 0, behavior: 'instant' })
  await render(
    <PackageList
      filters={{ categories: ['familia', 'romantico', 'aventura'], years: [2025, 2026, 2027] }}
      names={['Família', 'Romântico', 'Aventura']}
      packages={packages}
      cards={all.map((slug) => (
        <article key={slug} style={{ height: 600 }}>
          <h3>{slug}</h3>
        </article>
      ))}
    />,
  )
})

afterEach(async () => {
  history.replaceState(null, '', start)
  await page.viewport(1280, 800)
})

test('two filters narrow the list, are kept in the address, and Back undoes the last one (OFF-10)', async () => {
  await expectPackages(all)
  await expect.element(status).toMatchTextContent('4 pacotes')
  expect(textsOf(categories.getByRole('button'))).toEqual([
    'Todas Categorias',
    'Família',
    'Romântico',
    'Aventura',
  ])
  expect(textsOf(years.getByRole('button'))).toEqual(['Todos os Períodos', '2025', '2026', '2027'])
  await categories.getByRole('button', { name: 'Família' }).click()
  expect(location.search).toBe('?categoria=familia')
  await expectPackages(['natal', 'ferias'])
  await expect.element(status).toMatchTextContent('2 pacotes')
  await expect.element(categories.getByRole('button', { pressed: true })).toMatchTextContent('Família')
  await years.getByRole('button', { name: '2027' }).click()
  expect(location.search).toBe('?categoria=familia&ano=2027')
  await expectPackages(['ferias'])
  await expect.element(status).toMatchTextContent('1 pacote')
  history.back()
  await expectPackages(['natal', 'ferias'])
  await categories.getByRole('button', { name: 'Todas Categorias' }).click()
  expect(location.search).toBe('')
  await expectPackages(all)
})

test('a package without dates belongs to every year; without results one button clears the filters (OFF-10, OFF-30)', async () => {
  await years.getByRole('button', { name: '2025' }).click()
  await expectPackages(['pet'])
  await categories.getByRole('button', { name: 'Aventura' }).click()
  await expect.element(status).toMatchTextContent('Nenhum pacote encontrado com os filtros selecionados.')
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveLength(0)
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expectPackages(all)
  expect(location.search).toBe('')
  await expect.element(page.getByRole('region', { name: 'Todos os pacotes' })).toHaveFocus()
})

test('the address selects available filters, and other values are ignored (OFF-10)', async () => {
  history.pushState(null, '', '?categoria=inexistente&ano=1999')
  dispatchEvent(new PopStateEvent('popstate'))
  await expectPackages(all)
  history.pushState(null, '', '?categoria=romantico&ano=2026')
  dispatchEvent(new PopStateEvent('popstate'))
  await expectPackages(['reveillon', 'pet'])
  await expect.element(years.getByRole('button', { pressed: true })).toMatchTextContent('2026')
})

test('on a phone the filters scroll away with the list and return on an upward swipe (OFF-31)', async () => {
  await page.viewport(390, 844)
  const swipe = (down: number) => scrollBy({ top: down, behavior: 'instant' })
  swipe(900)
  await expect.element(years).not.toBeInViewport()
  swipe(-200)
  await expect.element(years).toBeInViewport({ ratio: 1 })
  swipe(4)
  await expect.element(years).toBeInViewport({ ratio: 1 })
  swipe(100)
  await expect.element(years).not.toBeInViewport()
})

test('in a translated page the filters select, count and can be cleared (NAV-27)', async () => {
  translatePage()
  await categories.getByRole('button', { name: 'Família' }).click()
  await expect.element(status).toHaveTextContent('2 pacotes')
  await years.getByRole('button', { name: '2025' }).click()
  await expect.element(status).toHaveTextContent('Nenhum pacote encontrado com os filtros selecionados.')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect.element(status).toHaveTextContent('4 pacotes')
  await expectPackages(all)
})

async function expectPackages(slugs: string[]) {
  await expect.poll(() => textsOf(page.getByRole('heading', { level: 3 }))).toEqual(slugs)
}
