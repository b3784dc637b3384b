import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'
import { boxOf, open } from './support/page.ts'
import {
  backButton,
  choose,
  collectAlerts,
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

test('Próximo is enabled when each of the seven steps has what it asks for', async ({ page }) => {
  await open(page, '/pesquisa')
  const next = nextButton(page)
  await expect(backButton(page)).toBeDisabled()
  await expect(next).toBeDisabled()
  await text(page, 'Nome').fill('Ana')
  await expect(next).toBeDisabled()
  await text(page, 'E-mail').fill('ana')
  await expect(next).toBeEnabled()
  await text(page, 'Nome').fill('')
  await expect(next).toBeDisabled()
  await text(page, 'Nome').fill('Ana')
  await next.click()

  await expect(text(page, /motivo/)).toHaveCount(0)
  await choose(page, /De 0 a 10/, '0')
  await expect(next).toBeDisabled()
  await text(page, /motivo/).fill('  \n ')
  await expect(next).toBeDisabled()
  await text(page, /motivo/).fill(' Choveu. ')
  await expect(next).toBeEnabled()
  await next.click()

  for (const legend of [/chalé/, /conheceu/, /primeira vez/]) {
    await question(page, legend).getByRole('radio').last().check()
    await expect(next).toBeDisabled()
  }
  await text(page, 'WhatsApp').fill('1')
  await expect(next).toBeDisabled()
  await text(page, /Cidade/).fill('Rio')
  await expect(next).toBeEnabled()
  await next.click()

  await expect(page.getByRole('checkbox')).toBeVisible()
  await expect(next).toBeEnabled()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await fillStep(page, 4)
  await page.getByRole('checkbox').uncheck()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('checkbox').check()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(next).toBeEnabled()
  await next.click()

  for (const service of ['Recepção', 'Garçons', 'Almoço e jantar', 'Café da manhã', 'Conforto']) {
    await expect(next).toBeDisabled()
    await expect(question(page, service).getByRole('radio')).toHaveCount(5)
    await choose(page, service, 'Ruim')
  }
  await next.click()
  await choose(page, /Atividades infantis/, 'Excelente')
  for (const service of ['Limpeza', 'Organização', 'Custo-benefício']) {
    await expect(next).toBeDisabled()
    await choose(page, service, 'Ruim')
  }
  await page.getByRole('button', { name: /^Limpar/ }).click()
  const activities = question(page, /Atividades infantis/)
  await expect(activities.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(activities.getByRole('radio').first()).toBeFocused()
  await next.click()
  await expect(sendButton(page)).toBeEnabled()
})

test('the chosen score is told by a frame and a tick, and stays in its own place (SUR-8)', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAtStep(page, 2)
  const labels = question(page, /De 0 a 10/).locator('label')
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const score of [1, 7, 10]) {
      await choose(page, /De 0 a 10/, String(score))
      const chosen = labels.nth(score)
      await expect(chosen).toHaveCSS('border', '3px solid rgb(29, 42, 36)')
      await expect(chosen).toHaveCSS('box-shadow', 'rgb(255, 255, 255) 0px 0px 0px 2px inset')
      const tick = () => chosen.evaluate((label) => getComputedStyle(label, '::after').borderBottomWidth)
      await expect.poll(tick).toBe('2px')
      await expect(labels.nth(score - 1)).toHaveCSS('border', '1px solid rgba(0, 0, 0, 0)')
      const boxes = await labels.evaluateAll((all) =>
        all.map((label) => label.getBoundingClientRect().toJSON()),
      )
      expect(overlapping(boxes), `${score} at ${width} px`).toEqual([])
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width)
    }
  }
})

test('the choices and scores of the survey, in order and colour', { tag: '@desktop' }, async ({ page }) => {
  await openAtStep(page, 2)
  const buttons = question(page, /De 0 a 10/).locator('label')
  await expect(buttons).toHaveText(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  const [red, orange, yellow, lime, green] = [
    '178, 58, 42',
    '229, 138, 58',
    '237, 201, 72',
    '169, 201, 87',
    '47, 125, 67',
  ]
  const colours = [red, red, red, red, orange, orange, yellow, yellow, lime, lime, green]
  for (const [score, colour] of colours.entries()) {
    await expect(buttons.nth(score)).toHaveCSS('background-color', `rgb(${colour})`)
  }
  await fillStep(page, 2)
  await nextButton(page).click()
  await expect(question(page, /chalé/).locator('label')).toHaveText([
    'Chalé Tradicional',
    'Chalé Família',
    'Outro',
  ])
  await expect(question(page, /conheceu/).locator('label')).toHaveText([
    'Indicação',
    'Instagram',
    'Facebook',
    'Google',
    'Outro',
  ])
  await expect(question(page, /primeira vez/).locator('label')).toHaveText(['Sim', 'Não'])
  await fillStep(page, 3)
  await nextButton(page).click()
  await fillStep(page, 4)
  await expect(question(page, /prefere receber/).locator('label')).toHaveText(['WhatsApp', 'E-mail', 'Ambos'])
  await nextButton(page).click()
  await expect(question(page, 'Recepção').locator('label')).toHaveText([
    'Ruim',
    'Razoável',
    'Bom',
    'Ótimo',
    'Excelente',
  ])
})

test('every step: axe finds nothing, the buttons stay in place, the targets are large', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  collectAlerts(page)
  await open(page, '/pesquisa')
  const place = await boxOf(nextButton(page))
  for (let step = 1; step <= 7; step++) {
    await expectStep(page, step)
    await expectDots(page, step)
    const forward = step < 7 ? nextButton(page) : sendButton(page)
    expect(await boxOf(forward)).toEqual(place)
    await fillStep(page, step)
    await expectAccessible(page)
    for (const target of await page.getByRole('radio').all()) {
      const { width, height } = await boxOf(target)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await forward.click()
  }
  await expect(page.getByRole('heading', { name: 'Obrigado, Maria' })).toBeVisible()
  await expectAccessible(page)
})

test('the steps slide, gently, and not for those who want no motion', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/pesquisa')
  const step = page.locator('.survey-step')
  await expect(step).toHaveCSS('animation-name', 'none')
  await goToStep(page, 2)
  await expect(step).toHaveCSS('animation-name', 'survey-step')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(step).toHaveCSS('animation-name', 'none')
})

test('the header leads home, and stays while the page scrolls', async ({ page }) => {
  await openAtStep(page, 3, { answered: true })
  await page.mouse.wheel(0, 400)
  const logo = page.getByRole('banner').getByRole('link')
  await expect(logo).toHaveAttribute('href', '/')
  await expect.poll(async () => (await boxOf(page.getByRole('banner'))).y).toBe(0)
  await logo.click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expectStep(page, 3)
  await expect(text(page, 'WhatsApp')).toHaveValue(givenAnswers.whatsapp)
})

test.describe('without script', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ tolerate }) => tolerate(/^csp: .*\.js$/))

  test('the page says why there is no survey, and whom to tell instead', async ({ page }) => {
    await page.goto('/pesquisa')
    const main = page.getByRole('main')
    await expect(main).toContainText('A pesquisa precisa de JavaScript')
    await expect(main.getByRole('link')).toHaveCount(2)
    await expect(main.getByRole('link').first()).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('textbox')).toHaveCount(0)
  })
})

/** Seven dots, of which the current step's is a blossom. */
async function expectDots(page: Page, step: number) {
  const dots = page.getByRole('main').locator('ol[aria-hidden="true"] > li')
  await expect(dots).toHaveCount(7)
  const blossoms = dots.filter({ has: page.locator('.blossom') })
  await expect(blossoms).toHaveCount(1)
  expect(await blossoms.evaluate((dot) => [...(dot.parentElement?.children ?? [])].indexOf(dot))).toBe(
    step - 1,
  )
}

/** The pairs of boxes, by their places, that share any room. */
function overlapping(boxes: DOMRect[]) {
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other, further) => {
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top
      return apart ? [] : [[index, index + 1 + further]]
    }),
  )
}
