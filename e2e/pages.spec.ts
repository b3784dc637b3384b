import type { Page } from 'playwright/test'
import { demoAbout, demoConfiguration, demoHotel, demoOwner } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { boxOf, open } from './support/page.ts'

const pages = [
  {
    path: '/sobre',
    heading: 'Um vale onde o tempo anda devagar',
    facts: [
      demoAbout.subtitle,
      demoAbout.description,
      demoHotel.name,
      'História',
      'Filosofia',
      'Academia',
      'pet friendly',
      'um animal de estimação por reserva',
    ],
  },
  {
    path: '/bem-estar',
    heading: 'Dias inteiros ao ar livre',
    facts: [
      'Piscina aquecida',
      '1,5 m',
      '60 cm',
      '30 minutos',
      '60 minutos',
      'habilitação é obrigatória',
      'visita, não de montaria',
      'Academia',
      'Pet friendly',
      'um animal de estimação por reserva',
    ],
  },
  {
    path: '/restaurante',
    heading: 'Comida da serra, servida com calma',
    facts: [
      'Café da manhã, almoço e jantar estão incluídos na diária.',
      'somente para hóspedes',
      'Almoço',
      'Jantar',
      'horta',
    ],
  },
  {
    path: '/termos',
    heading: 'Termos de serviço',
    facts: [
      'motor de reservas',
      'até 6 vezes iguais, sem juros',
      'até 6 anos não pagam',
      'carteira de habilitação',
      'Código de Defesa do Consumidor',
      demoConfiguration.email,
    ],
  },
  {
    path: '/privacidade',
    heading: 'Privacidade',
    facts: [
      'não grava cookies',
      'motor de reservas',
      'não são enviadas a ninguém',
      'só é carregado quando você pede',
      'arquivos deste próprio site',
      'LGPD',
      'art. 7º, V',
      'art. 33, II',
      'Supabase',
      'pessoa removida',
      `CNPJ ${demoOwner.HOTEL_CNPJ}`,
      demoConfiguration.email,
    ],
  },
]
const editorial = pages.filter(({ path }) => !['/termos', '/privacidade'].includes(path))
const plain = pages.filter((page) => !editorial.includes(page))

for (const { path, heading, facts } of pages) {
  test(`${path}: heading, order of headings, facts, and nothing under the header`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
    const levels = await headingLevels(page)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2)
    for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact, { ignoreCase: true })

    const { height: header } = await boxOf(page.getByRole('banner'))
    expect((await boxOf(page.getByRole('main').locator('> *').first())).y).toBeGreaterThanOrEqual(header - 1)
  })
}

for (const { path } of editorial) {
  test(`${path}: the closing call opens the booking panel, the phone is beside it`, async ({ page }) => {
    await open(page, path)
    const call = page.getByRole('main').locator('section').last()
    await expect(call.getByRole('link', { name: demoConfiguration.phone })).toHaveAttribute(
      'href',
      'tel:2455500142',
    )
    await call.getByRole('button').click()
    await expect(page.getByRole('dialog', { name: 'Faça sua reserva' })).toBeVisible()
  })
}

test("/restaurante: 'RESERVE AGORA' opens the booking panel and gets the focus back", async ({ page }) => {
  await open(page, '/restaurante')
  const button = page.getByRole('main').getByRole('button', { name: 'RESERVE AGORA' }).first()
  await button.click()
  const panel = page.getByRole('dialog', { name: 'Faça sua reserva' })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()
})

for (const { path } of plain) {
  test(`${path}: every subject is linked from the contents, in lines of a readable length`, async ({
    page,
  }) => {
    await open(page, path)
    const links = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link')
    const names = await links.allTextContents()
    expect(names.length).toBeGreaterThan(5)
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(names)
    await links.last().click()
    await expect(page.getByRole('article').getByRole('heading', { name: names.at(-1) })).toBeInViewport()
    await expect(page.getByRole('article').locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
    const widest = await page.getByRole('article').locator('p').evaluateAll(widthsInZeros)
    expect(Math.max(...widest)).toBeLessThanOrEqual(62)
  })
}

test.describe('without script', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ tolerate }) => tolerate(/^csp: .*\.js/))

  test('every page of texts says everything', async ({ page }) => {
    for (const { path, heading, facts } of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact, { ignoreCase: true })
    }
  })
})

/** Widths of paragraphs in the width of their own digit zero (`ch`). */
function widthsInZeros(paragraphs: Element[]) {
  return paragraphs.map((paragraph) => {
    const ruler = document.createElement('span')
    ruler.style.cssText = 'position:absolute;width:100ch'
    paragraph.append(ruler)
    const zero = ruler.getBoundingClientRect().width / 100
    ruler.remove()
    return Math.floor(paragraph.getBoundingClientRect().width / zero)
  })
}

function headingLevels(page: Page) {
  return page
    .getByRole('main')
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
}
