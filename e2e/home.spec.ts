import { demoAbout, demoConfiguration, demoHero } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { featuredPackages } from './support/content.ts'
import { open } from './support/page.ts'

test.describe('home', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => void (await open(page, '/')))

  test('the nine parts stand in their order (HOME-1)', async ({ page }) => {
    const sections = page.locator('main > section, footer')
    await expect(sections).toHaveCount(9)
    await expect(sections).toContainText(
      [
        'Seu refúgio exclusivo no campo',
        'BEM-VINDOS',
        'Acomodações excepcionais',
        /^\s*$/,
        'Ofertas Especiais',
        'Na fazenda',
        'VER LOCALIZAÇÃO',
        'DEPOIMENTOS',
        'Todos os direitos reservados',
      ],
      { useInnerText: true, ignoreCase: true },
    )
  })

  test('hero: title, subtitle, call to action and the way down', async ({ page }) => {
    const hero = page.getByRole('region', { name: 'Abertura' })
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Seu refúgio exclusivo no campo')
    await expect(hero).toContainText('Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia')
    const action = hero.getByRole('link', { name: String(demoHero.cta_primary_text) })
    await expect(action).toHaveAttribute('href', String(demoHero.cta_primary_url))
    await hero.getByRole('link', { name: 'Rolar até a próxima seção' }).click()
    await expect(page.getByText('BEM-VINDOS')).toBeInViewport()
  })

  test('welcome: label, the heading and text of the content, five images', async ({ page }) => {
    const welcome = page.getByRole('region', { name: demoAbout.title })
    await expect(welcome.getByText('BEM-VINDOS')).toHaveText('BEM-VINDOS', { useInnerText: true })
    await expect(welcome.getByRole('heading', { level: 2 })).toHaveText(demoAbout.title)
    await expect(welcome).toContainText(demoAbout.description)
    await expect(welcome.getByRole('img')).toHaveCount(5)
    for (const subject of [/lago/, /aérea/, /cavalos/i, /chalés de madeira/, /floresta/]) {
      await expect(welcome.getByRole('img', { name: subject }).first()).toBeAttached()
    }
    await expect(welcome.getByRole('button', { name: 'Slide anterior' })).toBeVisible()
    await expect(welcome.getByRole('button', { name: 'Próximo slide' })).toBeVisible()
  })

  test('accommodations: eight captioned chalets, five silent dots, a full page load to all', async ({
    page,
  }) => {
    const section = page.locator('#accommodations')
    await expect(section.getByRole('heading', { level: 2 })).toHaveText('Acomodações excepcionais')
    await expect(section.getByRole('figure')).toContainText(
      Array.from({ length: 8 }, (_, index) => `Chalé Tradicional ${index + 1}`),
    )
    await expect(section.getByRole('figure')).toHaveCount(8)
    const dots = section.locator('.chalets-dots[aria-hidden="true"]')
    await expect(dots).toBeVisible()
    const [width = 0, pitch = 0] = await dots.evaluate((element) => [
      element.clientWidth,
      Number.parseFloat(getComputedStyle(element).backgroundSize),
    ])
    expect(Math.ceil(width / pitch)).toBe(5)
    await expect(dots.locator('a, button, [tabindex]')).toHaveCount(0)

    await page.route('**/quartos*', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><h1>Chalés</h1>' }),
    )
    // Not what is fetched beforehand for another link to it.
    const navigation = page.waitForRequest(
      (request) => request.url().endsWith('/quartos') && request.isNavigationRequest(),
    )
    await section.getByRole('link', { name: 'Ver Todos os Chalés' }).click()
    await navigation
    await expect(page.getByRole('heading', { name: 'Chalés' })).toBeVisible()
  })

  test('featured packages: the featured packages in their order, three promises, the way to all', async ({
    page,
  }) => {
    const section = page.getByRole('region', { name: 'Ofertas Especiais', exact: true })
    await expect(section).toContainText('Experiências únicas para sua estadia')
    const slides = section.getByRole('group', { name: /^\d de \d$/ })
    await expect(slides).toHaveCount(featuredPackages.length)
    for (const [index, pkg] of featuredPackages.entries()) {
      const slide = section.getByRole('group', { name: `${index + 1} de ${featuredPackages.length}` })
      await expect(slide.getByRole('heading')).toHaveText(pkg.title)
    }
    for (const promise of [/6x sem juros/, /até 6 anos não pagam/, /Experiências exclusivas/]) {
      await expect(section.getByRole('listitem').filter({ hasText: promise })).toHaveCount(1)
    }
    await section.getByRole('link', { name: 'Ver Todas as Ofertas' }).click()
    await expect(page).toHaveURL('/ofertas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
  })

  test('a card leads to its package without loading the page anew', async ({ page }) => {
    const [first] = featuredPackages
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await page.getByRole('link', { name: first?.title }).click()
    await expect(page).toHaveURL(`/oferta/${first?.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(first?.title))
    await expect(page.locator('body')).toHaveAttribute('data-same-document', '')
  })

  test('amenities, address, testimonials', async ({ page }) => {
    const amenities = page.locator('main > section', { hasText: 'Na fazenda' })
    await expect(amenities.getByRole('listitem')).toHaveCount(6)

    const location = page.locator('main > section', { hasText: 'Ver localização' })
    await expect(location).toContainText(demoConfiguration.address)
    await expect(location.getByRole('link', { name: demoConfiguration.phone })).toHaveAttribute(
      'href',
      'tel:2455500142',
    )
    await expect(location.getByRole('link', { name: demoConfiguration.email })).toHaveAttribute(
      'href',
      `mailto:${demoConfiguration.email}`,
    )
    await expect(location.getByRole('list', { name: 'Galeria de fotografias' }).getByRole('img')).toHaveCount(
      5,
    )

    const testimonials = page.getByRole('region', { name: 'Depoimentos', exact: true })
    await expect(testimonials.getByRole('figure')).toHaveCount(3)
    await testimonials.getByRole('button', { name: 'Ir para o slide 3' }).click()
    await expect(testimonials.getByRole('group', { name: '3 de 3' })).toBeInViewport({ ratio: 0.9 })
    await testimonials.getByRole('button', { name: 'Slide anterior' }).click()
    await expect(testimonials.getByRole('group', { name: '2 de 3' })).toBeInViewport({ ratio: 0.9 })
  })
})
