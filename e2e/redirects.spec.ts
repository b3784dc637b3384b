import { expect, test } from './fixtures.ts'
import { inactivePackages } from './support/content.ts'
import { missingPage } from './support/faults.ts'
import { open } from './support/page.ts'

const redirects = [
  ['/natal', '/ofertas'],
  ['/carnaval', '/ofertas'],
  ['/outubromagico', '/ofertas'],
  ['/reveillon', '/ofertas'],
  ['/faca-sua-reserva', '/'],
  ...inactivePackages.map(({ slug }) => [`/oferta/${slug}`, '/ofertas']),
  ['/oferta/nunca-existiu', '/ofertas'],
  ['/oferta/Natal-2026', '/ofertas'],
]

test.describe('redirects', { tag: '@desktop' }, () => {
  test('campaigns of the past and packages that are none lead on, for the time being', async ({
    page,
    baseURL,
  }) => {
    for (const [from = '', to = ''] of redirects) {
      const answer = await page.request.get(from, { maxRedirects: 0 })
      expect(answer.status(), from).toBe(307)
      expect(new URL(String(answer.headers().location), baseURL).pathname, from).toBe(to)
      expect(answer.headers(), from).not.toHaveProperty('set-cookie')
    }
    await page.goto('/natal')
    await expect(page).toHaveURL('/ofertas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
  })

  test('there are inactive packages to try', () => {
    expect(inactivePackages.map(({ slug }) => slug)).toEqual(['outubro-magico-2027', 'pascoa-2027'])
  })
})

test('an unknown path answers 404 with its own text and a way home (NAV-3)', {
  tag: '@desktop',
}, async ({ page, tolerate }) => {
  tolerate(missingPage)
  const response = await open(page, '/este-caminho-nao-existe')
  expect(response?.status()).toBe(404)
  const text = page.getByText('Oops! Page not found')
  await expect(text).toBeVisible()
  expect(await text.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page
    .getByRole('main')
    .getByRole('link', { name: /início/i })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu refúgio exclusivo no campo')
})

test('the header leads on from a page that does not exist', { tag: '@desktop' }, async ({
  page,
  tolerate,
}) => {
  tolerate(missingPage)
  await open(page, '/este-caminho-nao-existe')
  await page.getByRole('banner').getByRole('link', { name: 'PACOTES' }).click()
  await expect(page).toHaveURL('/ofertas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
})
