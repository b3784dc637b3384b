import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { boxOf, open } from './support/page.ts'
import { kept, nothingKept, walk } from './support/page-checks.ts'
import {
  backButton,
  choose,
  collectAlerts,
  collectLoggedObjects,
  expectStep,
  fillStep,
  givenAnswers,
  goToStep,
  nextButton,
  openAtStep,
  question,
  sendButton,
  text,
} from './support/survey.ts'

const thanks = 'alert: Obrigado pela sua avaliação! (Ainda não conectado ao banco de dados)'

test('on a phone: seven steps, the alert, the data in the console, and nothing leaves the browser', {
  tag: '@mobile',
}, async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const alerts = collectAlerts(page)
  const logged = collectLoggedObjects(page)
  await open(page, '/pesquisa')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avalie sua experiência com a gente')
  await expect(backButton(page)).toBeDisabled()
  const place = await boxOf(nextButton(page))
  for (let step = 1; step <= 7; step++) {
    await test.step(`step ${step}`, async () => {
      await expectStep(page, step)
      const dots = page.getByRole('main').locator('ol[aria-hidden="true"] > li')
      await expect(dots).toHaveCount(7)
      await expect(dots.locator('.emblem')).toHaveCount(1)
      await expect(dots.nth(step - 1).locator('.emblem')).toHaveCount(1)
      const forward = step < 7 ? nextButton(page) : sendButton(page)
      expect(await boxOf(forward), 'the buttons stay in place').toEqual(place)
      if (step !== 4 && step !== 7) await expect(forward).toBeDisabled()
      await fillStep(page, step)
      await expect(forward).toBeEnabled()
      await expectAccessible(page)
      const sides = await page.getByRole('radio').evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect()
          return Math.min(width, height)
        }),
      )
      expect(sides.filter((side) => side < 44)).toEqual([])
      if (step === 7) expect(alerts).toEqual([])
      await forward.click()
    })
  }
  await expect(page.getByRole('heading', { name: 'Obrigado, Maria' })).toBeFocused()
  expect(alerts).toEqual([thanks])
  await expect.poll(() => logged).toEqual([givenAnswers])
  expect(requests).toEqual([])
  expect(await kept(page)).toEqual(nothingKept)
  await expectAccessible(page)
  await page.reload()
  await expectStep(page, 1)
  await expect(text(page, 'Nome')).toHaveValue('')
})

test.describe('on a desktop', () => {
  test('by keyboard alone', async ({ page }) => {
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
      .toMatchObject([
        {
          name: 'Ana',
          overallRating: 10,
          overallReason: 'Uma linha\ne outra',
          chalet: 'tradicional',
          newsChannel: 'ambos',
          receptionRating: 2,
          cleaningRating: 1,
          kidsActivitiesRating: 0,
          comments: '\n',
        },
      ])
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeFocused()
  })

  test('a reload keeps the step and every answer, in this tab only; the privacy notice says so (SUR-7)', async ({
    page,
    context,
  }) => {
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
    expect(await kept(page)).toEqual({ ...nothingKept, session: ['pesquisa'] })
    const other = await context.newPage()
    await open(other, '/pesquisa')
    await expect(text(other, 'Nome')).toHaveValue('')
    expect(await kept(other)).toEqual(nothingKept)

    await page.getByRole('link', { name: 'Saiba mais em Privacidade' }).click()
    await expect(page).toHaveURL('/privacidade#pesquisa')
    await expect(page.getByRole('heading', { name: 'Pesquisa de satisfação' })).toBeInViewport()
    await expect(page.locator('#pesquisa')).toContainText('sessionStorage')
  })

  test('the header leads home; Back returns to the same step, and a double click is one step', async ({
    page,
  }) => {
    const alerts = collectAlerts(page)
    await openAtStep(page, 3, { answered: true })
    await page.mouse.wheel(0, 400)
    const logo = page.getByRole('banner').getByRole('link')
    await expect(logo).toHaveAttribute('href', '/')
    await expect.poll(async () => (await boxOf(page.getByRole('banner'))).y).toBe(0)
    await page.getByRole('heading', { level: 2 }).focus()
    // The last stop is the link to the privacy notice.
    expect((await walk(page, 'Tab')).length).toBe(8)
    await logo.click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expectStep(page, 3)
    await expect(text(page, 'WhatsApp')).toHaveValue(givenAnswers.whatsapp)

    // The next step may stay unanswered, so a second step would be possible.
    await nextButton(page).dblclick()
    await expectStep(page, 4)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await fillStep(page, 4)
    await page.getByRole('checkbox').uncheck()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.getByRole('checkbox').check()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await nextButton(page).click()
    await fillStep(page, 5)
    await nextButton(page).click()
    await fillStep(page, 6)
    await page.getByRole('button', { name: /^Limpar/ }).click()
    const activities = question(page, /Atividades infantis/)
    await expect(activities.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(activities.getByRole('radio').first()).toBeFocused()
    await nextButton(page).dblclick()
    await expectStep(page, 7)
    expect(alerts).toEqual([])
  })

  test('works where the browser forbids the storage; its steps slide for those who like motion', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/pesquisa')
    const step = page.locator('.survey-step')
    await expect(step).toHaveCSS('animation-name', 'none')
    await goToStep(page, 3)
    await expect(step).toHaveCSS('animation-name', 'survey-step')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(step).toHaveCSS('animation-name', 'none')
  })

  test('what is typed before the script runs is kept, and Enter sends it nowhere', async ({ page }) => {
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

  test('the scores have their colours, and the chosen one a frame and a tick in its own place', async ({
    page,
  }) => {
    await openAtStep(page, 2)
    const labels = question(page, /De 0 a 10/).locator('label')
    await expect(labels).toHaveText(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    const colours = await labels.evaluateAll((all) =>
      all.map((label) => getComputedStyle(label).backgroundColor),
    )
    const [red, orange, yellow, lime, green] = [
      'rgb(178, 58, 42)',
      'rgb(229, 138, 58)',
      'rgb(237, 201, 72)',
      'rgb(169, 201, 87)',
      'rgb(47, 125, 67)',
    ]
    expect(colours).toEqual([red, red, red, red, orange, orange, yellow, yellow, lime, lime, green])

    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = () =>
        labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().toJSON()))
      await choose(page, /De 0 a 10/, '1')
      const before = await boxes()
      expect(Math.max(...before.map(({ right }) => right))).toBeLessThanOrEqual(width)
      await choose(page, /De 0 a 10/, '10')
      const chosen = labels.nth(10)
      await expect(chosen).toHaveCSS('border', '3px solid rgb(29, 42, 36)')
      await expect(chosen).toHaveCSS('box-shadow', 'rgb(255, 255, 255) 0px 0px 0px 2px inset')
      const tick = () => chosen.evaluate((label) => getComputedStyle(label, '::after').borderBottomWidth)
      await expect.poll(tick).toBe('2px')
      await expect(labels.nth(9)).toHaveCSS('border', '1px solid rgba(0, 0, 0, 0)')
      expect(await boxes(), 'no button moves').toEqual(before)
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the page says why there is no survey, and where to write instead', async ({ page, tolerate }) => {
      tolerate(/^csp: .*\.js$/)
      await page.goto('/pesquisa')
      const main = page.getByRole('main')
      await expect(main).toContainText('A pesquisa precisa de JavaScript')
      await expect(main.getByRole('link')).toHaveCount(2)
      await expect(main.getByRole('link').first()).toHaveAttribute('href', /^mailto:/)
      await expect(main.getByRole('button')).toHaveCount(0)
      await expect(main.getByRole('textbox')).toHaveCount(0)
    })
  })
})
