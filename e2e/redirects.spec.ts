import { expect, test } from './fixtures.ts'
import { inactiveOffers } from './support/content.ts'

const redirects = [
  ['/natal', '/ofertas'],
  ['/carnaval', '/ofertas'],
  ['/outubromagico', '/ofertas'],
  ['/reveillon', '/ofertas'],
  ['/faca-sua-reserva', '/'],
  ...inactiveOffers.map(({ slug }) => [`/oferta/${slug}`, '/ofertas']),
  ['/oferta/nunca-existiu', '/ofertas'],
  ['/oferta/Natal-2026', '/ofertas'],
]

test.describe('redirects', { tag: '@desktop' }, () => {
  for (const [from = '', to = ''] of redirects) {
    test(`${from} leads to ${to} for the time being`, async ({ page, baseURL }) => {
      const answer = await page.request.get(from, { maxRedirects: 0 })
      expect(answer.status()).toBe(307)
      expect(new URL(String(answer.headers().location), baseURL).pathname).toBe(to)
      await page.goto(from)
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        to === '/' ? 'Seu refúgio exclusivo no campo' : 'Nossos Pacotes Especiais',
      )
    })
  }

  test('there are inactive offers to try', () => {
    expect(inactiveOffers.map(({ slug }) => slug)).toEqual(['outubro-magico-2026', 'pascoa-2027'])
  })
})

test('an unknown path answers 404 with the text of the specification and a way home', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/)
  const response = await page.goto('/este-caminho-nao-existe')
  expect(response?.status()).toBe(404)
  const text = page.getByText('Oops! Page not found')
  await expect(text).toBeVisible()
  expect(await text.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page
    .getByRole('main')
    .getByRole('link', { name: /início|inicial/i })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu refúgio exclusivo no campo')
})
