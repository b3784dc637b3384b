import { expect, test } from './fixtures.ts'
import { open } from './support/page.ts'
import {
  backButton,
  collectAlerts,
  collectLoggedObjects,
  expectStep,
  fillStep,
  goToStep,
  nextButton,
  openAtStep,
  question,
  sendButton,
  text,
} from './support/survey.ts'
import { givenAnswers } from './support/survey-answers.ts'

const thanks = 'alert: Obrigado pela sua avaliação! (Ainda não conectado ao banco de dados)'

test.describe('the survey', () => {
  test('by mouse: seven steps, the alert, the data in the console, and nothing leaves the browser', async ({
    page,
  }) => {
    const alerts = collectAlerts(page)
    const logged = collectLoggedObjects(page)
    await open(page, '/pesquisa')
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avalie sua experiência com a gente')
    await goToStep(page, 7)
    await expect(nextButton(page)).toHaveCount(0)
    await fillStep(page, 7)
    expect(alerts).toEqual([])
    await sendButton(page).click()

    await expect(page.getByRole('heading', { name: 'Obrigado, Maria' })).toBeFocused()
    expect(alerts).toEqual([thanks])
    await expect.poll(() => logged).toEqual([givenAnswers])
    expect(requests).toEqual([])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

    await page.reload()
    await expectStep(page, 1)
    await expect(text(page, 'Nome')).toHaveValue('')
  })

  test('by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    const { keyboard } = page
    const alerts = collectAlerts(page)
    const logged = collectLoggedObjects(page)
    const press = async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key)
    }
    const expectHeadingFocused = async (name: string) =>
      await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
    await open(page, '/pesquisa')

    await press('Tab')
    await expect(page.getByRole('link', { name: /Quaresmeira/ })).toBeFocused()
    await press('Tab')
    await keyboard.type('Ana')
    await press('Enter')
    await expectStep(page, 1)
    await press('Tab')
    await keyboard.type('ana@exemplo.com.br')
    await press('Enter')

    await expectHeadingFocused('Você nos recomendaria?')
    await press('Enter', 'Tab', 'Space')
    await expect(question(page, /De 0 a 10/).getByRole('radio', { name: '0', exact: true })).toBeChecked()
    await press('ArrowLeft', 'Enter', 'Tab')
    await expectStep(page, 2)
    await keyboard.type('Uma linha')
    await press('Enter')
    await keyboard.type('e outra')
    await expectStep(page, 2)
    await press('Tab', 'Tab', 'Enter')

    await expectHeadingFocused('Sobre a sua estadia')
    await press('Tab')
    await keyboard.type('21 90000-0000')
    await press('Tab')
    await keyboard.type('Petrópolis')
    await press('Tab', 'Space', 'Tab', 'ArrowDown', 'Tab', 'Space', 'Enter')

    await expectHeadingFocused('Quer notícias nossas?')
    await press('Tab', 'Space', 'Tab', 'ArrowUp', 'Enter')

    await expectHeadingFocused('Como cuidamos de você?')
    await press('Tab')
    for (let service = 0; service < 5; service++) await press('Space', 'ArrowRight', 'Tab')
    await press('Tab', 'Space')

    await expectHeadingFocused('E como estava a casa?')
    await press('Tab', 'Space', 'Tab', 'Tab', 'Space', 'Tab', 'Space', 'Tab', 'Tab', 'Enter')

    await expectHeadingFocused('Quer contar algo mais?')
    await press('Enter', 'Tab', 'Enter')
    expect(alerts).toEqual([])
    await press('Tab', 'Tab', 'Enter')
    await expect(page.getByRole('heading', { name: 'Obrigado, Ana' })).toBeFocused()
    expect(alerts).toEqual([thanks])
    await expect
      .poll(() => logged)
      .toEqual([
        {
          ...givenAnswers,
          name: 'Ana',
          email: 'ana@exemplo.com.br',
          overallRating: 10,
          overallReason: 'Uma linha\ne outra',
          whatsapp: '21 90000-0000',
          city: 'Petrópolis',
          chalet: 'tradicional',
          howFound: 'instagram',
          firstTime: 'sim',
          newsChannel: 'ambos',
          receptionRating: 2,
          waitersRating: 2,
          lunchDinnerRating: 2,
          breakfastRating: 2,
          comfortRating: 2,
          cleaningRating: 1,
          kidsActivitiesRating: 0,
          organizationRating: 1,
          costBenefitRating: 1,
          comments: '\n',
        },
      ])
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeFocused()
  })

  test('a reload keeps the step and every answer', { tag: '@desktop' }, async ({ page }) => {
    await openAtStep(page, 5)
    await fillStep(page, 5)
    await nextButton(page).click()
    await fillStep(page, 6)
    await page.reload()
    await expectStep(page, 6)
    await expect(question(page, 'Limpeza').getByRole('radio', { name: 'Excelente' })).toBeChecked()
    for (let step = 5; step >= 1; step--) {
      await backButton(page).click()
      await expectStep(page, step)
    }
    await expect(backButton(page)).toBeDisabled()
    await page.reload()
    await expect(text(page, 'Nome')).toHaveValue(givenAnswers.name)
    await expect(text(page, 'E-mail')).toHaveValue(givenAnswers.email)
    for (let step = 2; step <= 7; step++) {
      await nextButton(page).click()
      await expectStep(page, step)
    }
  })

  test('a double click on Próximo is one step, even where the next one may stay unanswered', {
    tag: '@desktop',
  }, async ({ page }) => {
    const alerts = collectAlerts(page)
    await openAtStep(page, 3, { answered: true })
    await nextButton(page).dblclick()
    await expectStep(page, 4)
    await nextButton(page).click()
    await fillStep(page, 5)
    await nextButton(page).click()
    await fillStep(page, 6)
    await nextButton(page).dblclick()
    await expectStep(page, 7)
    expect(alerts).toEqual([])
  })

  test('garbage in the storage gives an empty survey', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() =>
      sessionStorage.setItem('pesquisa', '{"version":1,"step":"7","answers":[7]}'),
    )
    await open(page, '/pesquisa')
    await expectStep(page, 1)
    await expect(text(page, 'Nome')).toHaveValue('')
    await fillStep(page, 1)
    await nextButton(page).click()
    await expectStep(page, 2)
  })

  test('works where the browser forbids the storage', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const alerts = collectAlerts(page)
    await open(page, '/pesquisa')
    await goToStep(page, 7)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Obrigado, Maria' })).toBeVisible()
    expect(alerts).toEqual([thanks])
  })

  test('what is typed before the script runs is kept, and Enter sends it nowhere', {
    tag: '@desktop',
  }, async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route(/\.js(\?|$)/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/pesquisa', { waitUntil: 'commit' })
    await text(page, 'Nome').pressSequentially('Ana')
    await text(page, 'E-mail').pressSequentially('ana@exemplo.com.br')
    await page.keyboard.press('Enter')
    await expect(nextButton(page)).toBeDisabled()
    scripts.resolve()
    await expect(nextButton(page)).toBeEnabled()
    await expect(page).toHaveURL('/pesquisa')
    await expect(text(page, 'Nome')).toHaveValue('Ana')
  })
})
