import { demoAbout, demoConfiguration, demoContacts, demoHero } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { featuredPackages } from './support/content.ts'
import { open } from './support/page.ts'

const maps = 'https://www.google.com'

test.describe('the home page', () => {
  test('shows its nine parts in order (HOME-1), each with its texts, pictures and links (HOME-2, HOME-3, HOME-4, HOME-6, HOME-7, HOME-8, HOME-9)', async ({
    page,
  }) => {
    await open(page, '/')
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

    const hero = page.getByRole('region', { name: 'Abertura' })
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Seu refúgio exclusivo no campo')
    await expect(hero).toContainText('Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia')
    const action = hero.getByRole('link', { name: String(demoHero.cta_primary_text) })
    await expect(action).toHaveAttribute('href', String(demoHero.cta_primary_url))
    await hero.getByRole('link', { name: 'Rolar até a próxima seção' }).click()
    await expect(page.getByText('BEM-VINDOS')).toBeInViewport()

    const welcome = page.getByRole('region', { name: demoAbout.title })
    await expect(welcome.getByRole('heading', { level: 2 })).toHaveText(demoAbout.title)
    await expect(welcome).toContainText(demoAbout.description)
    await expect(welcome.getByRole('img')).toHaveCount(5)
    for (const subject of [/lago/, /aérea/, /cavalos/i, /chalés de madeira/, /floresta/])
      await expect(welcome.getByRole('img', { name: subject }).first()).toBeAttached()

    const chalets = page.locator('#accommodations')
    await expect(chalets.getByRole('figure')).toContainText(
      Array.from({ length: 8 }, (_, index) => `Chalé Tradicional ${index + 1}`),
    )
    await expect(chalets.getByRole('figure')).toHaveCount(8)
    const dots = chalets.locator('.chalets-dots[aria-hidden="true"]')
    const [width = 0, pitch = 0] = await dots.evaluate((element) => [
      element.clientWidth,
      Number.parseFloat(getComputedStyle(element).backgroundSize),
    ])
    expect(Math.ceil(width / pitch)).toBe(5)
    await expect(dots.locator('a, button, [tabindex]')).toHaveCount(0)

    const offers = page.getByRole('region', { name: 'Ofertas Especiais', exact: true })
    await expect(offers).toContainText('Experiências únicas para sua estadia')
    await expect(offers.getByRole('article').getByRole('heading')).toHaveText(
      featuredPackages.map(({ title }) => title),
    )
    for (const promise of [/6x sem juros/, /até 6\sanos não pagam/, /Experiências exclusivas/])
      await expect(offers.getByRole('listitem').filter({ hasText: promise })).toHaveCount(1)

    const amenities = page.locator('main > section', { hasText: 'Na fazenda' })
    await expect(amenities.getByRole('listitem')).toHaveCount(6)

    const location = page.locator('main > section', { hasText: 'Ver localização' })
    await expect(location).toContainText(demoConfiguration.address)
    for (const [name, href] of [
      [demoConfiguration.phone, 'tel:2455500142'],
      [demoConfiguration.email, `mailto:${demoConfiguration.email}`],
    ])
      await expect(location.getByRole('link', { name })).toHaveAttribute('href', String(href))
    const gallery = location.getByRole('list', { name: 'Galeria de fotografias' })
    await expect(gallery.getByRole('img')).toHaveCount(5)

    const testimonials = page.getByRole('region', { name: 'Depoimentos', exact: true })
    await expect(testimonials.getByRole('figure')).toHaveCount(3)
    await testimonials.getByRole('button', { name: 'Ir para o slide 3' }).click()
    await expect(testimonials.getByRole('group', { name: '3 de 3', exact: true })).toBeInViewport({
      ratio: 0.9,
    })
  })

  test('leads to the offers without loading a page, and to the chalets by a full load (HOME-4)', async ({
    page,
  }) => {
    await open(page, '/')
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    const [first] = featuredPackages
    await page.getByRole('link', { name: first?.title }).click()
    await expect(page).toHaveURL(`/oferta/${first?.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(first?.title))
    await page.goBack()
    await page.getByRole('link', { name: 'Ver Todas as Ofertas' }).click()
    await expect(page).toHaveURL('/ofertas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
    await page.goBack()
    await page.getByRole('link', { name: 'Ver Todos os Chalés' }).waitFor()
    await expect(page.locator('body')).toHaveAttribute('data-same-document', '')
    await page.getByRole('link', { name: 'Ver Todos os Chalés' }).click()
    await expect(page).toHaveURL('/quartos')
    await expect(page.locator('body')).not.toHaveAttribute('data-same-document', '')
  })

  test.describe('the map', () => {
    test.use({ allowedOrigins: [maps] })

    test('is another site’s, in a frame that the policy allows; directions open in a tab that cannot reach back (HOME-8)', async ({
      page,
    }) => {
      await open(page, '/')
      const directions = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'VER LOCALIZAÇÃO' }).click()
      const address = new URL((await directions).url())
      expect(address.origin).toBe(maps)
      expect(address.searchParams.get('destination')).toBe(demoContacts.coordinates)
      expect(await (await directions).evaluate(() => window.opener)).toBeNull()
      await page.bringToFront()

      await page.getByRole('button', { name: 'Carregar mapa' }).click()
      const frame = page.locator('iframe')
      const source = new URL(String(await frame.getAttribute('src')))
      expect(source.origin).toBe(maps)
      expect(source.searchParams.get('q')).toBe(demoContacts.coordinates)
      await expect(frame.contentFrame().getByRole('heading', { name: 'Outro site' })).toBeVisible()
    })
  })

  test('with less motion a change is there at once, also where no rule sets a transition', async ({
    page,
  }) => {
    await open(page, '/')
    const between = await page.evaluate(() => {
      // Visibility is inherited: each level of elements would start a transition when the one above it has ended.
      document.body.style.visibility = 'hidden'
      const seen = [...document.querySelectorAll('header *')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      return { seen: seen.length, running: document.getAnimations().length }
    })
    expect(between).toEqual({ seen: 0, running: 0 })
  })
})
