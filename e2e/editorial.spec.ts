import { demoAbout, demoConfiguration, demoHotel, demoOwner } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { bookingPanel } from './support/booking.ts'
import { boxOf, open } from './support/page.ts'

/** What each page must say, by its address: its heading first. */
const texts: Record<string, string[]> = {
  '/sobre': [
    'Um vale onde o tempo anda devagar',
    demoAbout.subtitle,
    demoAbout.description,
    demoHotel.name,
    'História',
    'Filosofia',
    'Academia',
    'pet friendly',
    'um animal de estimação por reserva',
  ],
  '/bem-estar': [
    'Dias inteiros ao ar livre',
    'Piscina aquecida',
    '1,5 m',
    '60 cm',
    '30 minutos',
    '60 minutos',
    'habilitação é obrigatória',
    'Academia',
    'Pet friendly',
  ],
  '/restaurante': [
    'Comida da serra, servida com calma',
    'Café da manhã, almoço e jantar estão incluídos na diária.',
    'somente para hóspedes',
    'horta',
  ],
  '/termos': [
    'Termos de serviço',
    'motor de reservas',
    'até 6 vezes iguais, sem juros',
    'até 6 anos não pagam',
    'Código de Defesa do Consumidor',
    demoConfiguration.email,
  ],
  '/privacidade': [
    'Privacidade',
    'não grava cookies',
    'motor de reservas',
    'não são enviadas a ninguém',
    'só é carregado quando você pede',
    'LGPD',
    'Supabase',
    `CNPJ ${demoOwner.HOTEL_CNPJ}`,
    demoConfiguration.email,
  ],
}

test.describe('the pages of texts', () => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('say everything, below the header', async ({ page, tolerate }) => {
      tolerate(/^csp: .*\.js/)
      for (const [path, [heading = '', ...facts]] of Object.entries(texts)) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        for (const fact of facts)
          await expect(page.getByRole('main')).toContainText(fact, { ignoreCase: true })
        const { height } = await boxOf(page.getByRole('banner'))
        const { y } = await boxOf(page.getByRole('main').locator('> *').first())
        expect(y, path).toBeGreaterThanOrEqual(height - 1)
      }
    })
  })

  test('/restaurante: the buttons open the booking panel and get the focus back, the phone is beside', async ({
    page,
  }) => {
    await open(page, '/restaurante')
    const button = page.getByRole('main').getByRole('button', { name: 'RESERVE AGORA' }).first()
    const last = page.getByRole('main').locator('section').last()
    await expect(last.getByRole('link', { name: demoConfiguration.phone })).toHaveAttribute(
      'href',
      'tel:2455500142',
    )
    for (const opener of [button, last.getByRole('button')]) {
      await opener.click()
      await expect(bookingPanel(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(bookingPanel(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })

  for (const path of ['/termos', '/privacidade']) {
    test(`${path}: every subject is linked from the contents, in lines of a readable length`, async ({
      page,
    }) => {
      await open(page, path)
      const article = page.getByRole('article')
      const links = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link')
      const names = await links.allTextContents()
      expect(names.length).toBeGreaterThan(5)
      await expect(article.getByRole('heading', { level: 2 })).toHaveText(names)
      await links.last().click()
      await expect(article.getByRole('heading', { name: names.at(-1) })).toBeInViewport()
      await expect(article.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
      expect(Math.max(...(await article.locator('p').evaluateAll(widthsInZeros)))).toBeLessThanOrEqual(62)
    })
  }
})

/** Widths of paragraphs in units of their own digit zero (`ch`). */
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
