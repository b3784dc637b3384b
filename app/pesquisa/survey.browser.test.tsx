import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prefer } from '@/e2e/components/screen'
import {
  answers,
  back,
  choose,
  next,
  question,
  renderAtStep,
  renderSurvey,
  send,
  status,
} from '@/e2e/components/survey'
import { givenAnswers } from '@/e2e/support/survey-answers'

const thanks = 'Obrigado pela sua avaliação! (Ainda não conectado ao banco de dados)'
const score = /^De 0 a 10/
const headings = [
  'Vamos começar por você',
  'Você nos recomendaria?',
  'Sobre a sua estadia',
  'Quer notícias nossas?',
  'Como cuidamos de você?',
  'E como estava a casa?',
  'Quer contar algo mais?',
]

afterEach(async () => {
  await prefer()
  await page.viewport(1280, 800)
})

test('seven steps answered by mouse: each opens the next only when valid, and the answers are logged (SUR-1, SUR-2, SUR-4, SUR-6)', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const fetched = vi.spyOn(window, 'fetch')
  await page.viewport(390, 844)
  await renderSurvey()
  await expect.element(back).toBeDisabled()
  await document.fonts.ready
  const place = next.element().getBoundingClientRect().toJSON()
  const text = (name: RegExp) => page.getByRole('textbox', { name })
  const steps: (() => Promise<void>)[] = [
    async () => {
      await userEvent.type(text(/^Nome/), givenAnswers.name)
      await expect.element(next, { message: 'both are needed' }).toBeDisabled()
      await userEvent.type(text(/^E-mail/), givenAnswers.email)
    },
    async () => {
      await expect.element(text(/motivo/), { message: 'asked once there is a score' }).not.toBeInTheDocument()
      await choose(score, '9')
      await userEvent.type(text(/motivo/), '  ')
      await expect.element(next, { message: 'a blank reason is none' }).toBeDisabled()
      await userEvent.fill(text(/motivo/), givenAnswers.overallReason)
    },
    async () => {
      await userEvent.type(text(/WhatsApp/), givenAnswers.whatsapp)
      await userEvent.type(text(/Cidade/), givenAnswers.city)
      expect(labels(/chalé/)).toEqual(['Chalé Tradicional', 'Chalé Família', 'Outro'])
      await choose(/chalé/, 'Chalé Família')
      expect(labels(/conheceu/)).toEqual(['Indicação', 'Instagram', 'Facebook', 'Google', 'Outro'])
      await choose(/conheceu/, 'Indicação')
      await expect.element(next).toBeDisabled()
      await choose(/primeira vez/, 'Não')
    },
    async () => {
      await expect.element(next, { message: 'news are optional' }).toBeEnabled()
      await expect.element(page.getByRole('radio')).toHaveLength(0)
      await page.getByRole('checkbox').click()
      await choose(/prefere receber/, 'Ambos')
      await page.getByRole('checkbox').click()
      await page.getByRole('checkbox').click()
      expect(document.querySelector(':checked[type=radio]'), 'without news no channel (SUR-17)').toBeNull()
      await choose(/prefere receber/, 'E-mail')
    },
    async () => {
      expect(labels(/Recepção/)).toEqual(['Ruim', 'Razoável', 'Bom', 'Ótimo', 'Excelente'])
      await choose(/Recepção/, 'Excelente')
      await choose(/Garçons/, 'Ótimo')
      await choose(/Almoço e jantar/, 'Bom')
      await choose(/Café da manhã/, 'Razoável')
      await expect.element(next).toBeDisabled()
      await choose(/Conforto/, 'Ruim')
    },
    async () => {
      await choose(/Limpeza/, 'Excelente')
      await choose(/Organização/, 'Ótimo')
      await choose(/Custo-benefício/, 'Razoável')
      await expect.element(next, { message: 'activities for children are optional (SUR-3)' }).toBeEnabled()
      await choose(/Atividades infantis/, 'Ruim')
      await page.getByRole('button', { name: /^Limpar/ }).click()
      await expect.element(answers(/Atividades infantis/, 'Ruim')).toHaveFocus()
      await expect.element(answers(/Atividades infantis/, 'Ruim')).not.toBeChecked()
      await choose(/Atividades infantis/, 'Bom')
    },
    async () => {
      await expect.element(send, { message: 'comments are optional' }).toBeEnabled()
      await userEvent.type(text(/Comentários/), givenAnswers.comments)
    },
  ]
  for (const [index, answer] of steps.entries()) {
    const forward = index < 6 ? next : send
    await expect.element(status).toMatchTextContent(`Etapa ${index + 1} de 7`)
    await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(String(headings[index]))
    const dots = [...document.querySelectorAll('form ol[aria-hidden] > li')]
    expect(dots.map((dot) => dot.querySelector('.emblem') !== null)).toEqual(
      headings.map((_, place) => place === index),
    )
    const stays = () => forward.element().getBoundingClientRect().toJSON()
    await expect.poll(stays, { message: 'the button stays in place' }).toEqual(place)
    await answer()
    const sides = page
      .getByRole('radio')
      .elements()
      .map((one) => Math.min(one.clientWidth, one.clientHeight))
    expect(sides.filter((side) => side < 44)).toEqual([])
    expect(window.alert).not.toHaveBeenCalled()
    await forward.click()
  }
  await expect.element(page.getByRole('heading', { name: 'Obrigado, Maria' })).toHaveFocus()
  expect(vi.mocked(window.alert).mock.calls).toEqual([[thanks]])
  expect(log.mock.calls).toEqual([['Pesquisa de satisfação', givenAnswers]])
  expect(fetched, 'nothing leaves the browser').not.toHaveBeenCalled()
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
})

test('seven steps answered with the keyboard only (SUR-1)', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  await renderSurvey()
  const press = async (...keys: string[]) => {
    for (const key of keys) await (key === 'Tab' ? userEvent.tab() : userEvent.keyboard(key))
  }
  const at = (step: number) =>
    expect.element(page.getByRole('heading', { level: 2, name: headings[step - 1] })).toHaveFocus()
  await press('Tab', 'Ana', '{Enter}')
  await expect.element(status).toMatchTextContent('Etapa 1 de 7')
  await press('Tab', 'ana@exemplo.com.br', '{Enter}')
  await at(2)
  await press('{Enter}', 'Tab', ' ')
  await expect.element(answers(score, '0')).toBeChecked()
  await press('{ArrowLeft}', '{Enter}', 'Tab')
  await expect.element(status).toMatchTextContent('Etapa 2 de 7')
  await press('Uma linha{Enter}e outra', 'Tab', 'Tab', '{Enter}')
  await at(3)
  await press('Tab', '21 90000-0000', 'Tab', 'Petrópolis')
  await press('Tab', ' ', 'Tab', '{ArrowDown}', 'Tab', ' ', '{Enter}')
  await at(4)
  await press('Tab', ' ', 'Tab', '{ArrowUp}', '{Enter}')
  await at(5)
  await press('Tab')
  for (let service = 0; service < 5; service++) await press(' ', '{ArrowRight}', 'Tab')
  await press('Tab', ' ')
  await at(6)
  await press('Tab', ' ', 'Tab', 'Tab', ' ', 'Tab', ' ', 'Tab', 'Tab', '{Enter}')
  await at(7)
  await press('{Enter}', 'Tab', '{Enter}')
  expect(window.alert).not.toHaveBeenCalled()
  await press('Tab', 'Tab', '{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Obrigado, Ana' })).toHaveFocus()
  expect(log.mock.calls[0]?.[1]).toMatchObject({
    name: 'Ana',
    overallRating: 10,
    overallReason: 'Uma linha\ne outra',
    chalet: 'tradicional',
    newsChannel: 'ambos',
    receptionRating: 2,
    cleaningRating: 1,
    kidsActivitiesRating: 0,
    comments: '\n',
  })
  await press('Tab')
  await expect.element(page.getByRole('link', { name: 'Voltar ao início' })).toHaveFocus()
})

test('reloading the page keeps the step and every answer, and goes no further than they allow (SUR-7)', async () => {
  const screen = await renderAtStep(5)
  await next.click()
  await expect.element(status).toMatchTextContent('Etapa 6 de 7')
  await choose(/Limpeza/, 'Bom')
  await screen.unmount()
  const again = await renderSurvey()
  await expect.element(status).toMatchTextContent('Etapa 6 de 7')
  await expect.element(answers(/Limpeza/, 'Bom')).toBeChecked()
  for (let step = 5; step >= 1; step--) {
    await back.click()
    await expect.element(status).toMatchTextContent(`Etapa ${step} de 7`)
  }
  await expect.element(page.getByRole('textbox', { name: /^Nome/ })).toHaveValue(givenAnswers.name)
  expect(Object.keys(sessionStorage)).toEqual(['pesquisa'])
  await again.unmount()

  const open = await renderAtStep(6, ['city'])
  await expect.element(status).toMatchTextContent('Etapa 3 de 7')
  await open.unmount()
  sessionStorage.setItem('pesquisa', '{"version":1,"step":7,"answers":{"name":7}}')
  await renderSurvey()
  await expect.element(status).toMatchTextContent('Etapa 1 de 7')
})

test('a chalet of an earlier list stays chosen and is offered (SUR-17)', async () => {
  sessionStorage.setItem(
    'pesquisa',
    JSON.stringify({ version: 1, step: 3, answers: { ...givenAnswers, chalet: 'premium' } }),
  )
  await renderSurvey()
  expect(labels(/chalé/)).toEqual(['Chalé Tradicional', 'Chalé Família', 'Chalé Premium', 'Outro'])
  await expect.element(answers(/chalé/, 'Chalé Premium')).toBeChecked()
})

test.each([3, 6])(
  'a double click in step %i is one step, even if the next has no required answer (SUR-1)',
  async (step) => {
    await renderAtStep(step)
    await userEvent.dblClick(next)
    await expect.element(status).toMatchTextContent(`Etapa ${step + 1} de 7`)
    expect(window.alert).not.toHaveBeenCalled()
  },
)

test('the survey works when the browser blocks storage (SUR-7)', async () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await renderSurvey()
  await userEvent.fill(page.getByRole('textbox', { name: /^Nome/ }), 'Ana')
  await userEvent.fill(page.getByRole('textbox', { name: /^E-mail/ }), 'ana@exemplo.com.br')
  await next.click()
  await expect.element(status).toMatchTextContent('Etapa 2 de 7')
  storage.mockRestore()
})

test('steps slide without reduced motion, except the first', async () => {
  await prefer({ 'prefers-reduced-motion': 'no-preference' })
  await renderAtStep(3)
  const step = document.querySelector('.survey-step') ?? document.body
  expect(getComputedStyle(step).animationName).toBe('none')
  await back.click()
  await expect.element(status).toMatchTextContent('Etapa 2 de 7')
  const moved = document.querySelector('.survey-step') ?? document.body
  expect(getComputedStyle(moved).animationName).toBe('survey-step')
  await prefer()
  await expect.poll(() => getComputedStyle(moved).animationName).toBe('none')
})

test('scores have their colours, and the chosen one an outline and a tick in its own place (SUR-5, SUR-8)', async () => {
  await renderAtStep(2, ['overallRating'])
  const buttons = [...question(score).element().querySelectorAll('label')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual([...Array(11).keys()].map(String))
  const grounds = buttons.map((button) => getComputedStyle(button).backgroundColor)
  const [red, orange, yellow, lime, green] = [
    'rgb(178, 58, 42)',
    'rgb(229, 138, 58)',
    'rgb(237, 201, 72)',
    'rgb(169, 201, 87)',
    'rgb(47, 125, 67)',
  ]
  expect(grounds).toEqual([red, red, red, red, orange, orange, yellow, yellow, lime, lime, green])
  for (const width of [320, 1440]) {
    await page.viewport(width, 900)
    const boxes = () => buttons.map((button) => button.getBoundingClientRect().toJSON())
    await choose(score, '1')
    const before = boxes()
    expect(Math.max(...before.map(({ right }) => right))).toBeLessThanOrEqual(width)
    await choose(score, '10')
    const [chosen, other] = [buttons[10] ?? document.body, buttons[9] ?? document.body]
    await expect.poll(() => getComputedStyle(chosen).border).toBe('3px solid rgb(29, 42, 36)')
    const line = 'rgb(255, 255, 255) 0px 0px 0px 2px inset'
    await expect.poll(() => getComputedStyle(chosen).boxShadow).toBe(line)
    await expect.poll(() => getComputedStyle(chosen, '::after').borderBottomWidth).toBe('2px')
    await expect.poll(() => getComputedStyle(other).border).toBe('1px solid rgba(0, 0, 0, 0)')
    expect(boxes(), 'no button moves').toEqual(before)
  }
})

test('in forced colours the survey shows the choice and the guest’s progress (NAV-17)', async () => {
  await prefer({ 'forced-colors': 'active' })
  const screen = await renderAtStep(2)
  const grounds = (elements: Iterable<Element>) =>
    [...elements].map((element) => getComputedStyle(element).backgroundColor)
  const scores = [...question(score).element().querySelectorAll('label')]
  const borders = scores.map((label) => getComputedStyle(label).borderTopWidth)
  expect([borders[4], borders[9]]).toEqual(['1px', '3px'])
  const [other, chosen] = grounds(scores).slice(8)
  expect(chosen).not.toBe(other)
  const dots = grounds(document.querySelectorAll('form ol[aria-hidden] > li > *'))
  expect(new Set(dots).size, 'the current step and those before are filled, the rest is not').toBe(2)
  expect(dots[0]).toBe(dots[1])
  await screen.unmount()
  await renderAtStep(5)
  expect(
    new Set(
      grounds(
        question(/Recepção/)
          .element()
          .querySelectorAll('label'),
      ),
    ).size,
  ).toBe(2)
  await prefer()
})

const terms = { hotel: 'O Hotel', months: 12, contact: 'dados@hotel.example' }

test('a hotel that stores the answers gets them once, after a consent that is not preselected (SUR-10, SUR-11)', async () => {
  history.replaceState(null, '', '#the-hotels')
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  const log = vi.spyOn(console, 'log')
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
  const screen = await renderAtStep(7, [], terms)
  await expect
    .element(page.getByText(/apagadas 12 meses depois do envio.*dados@hotel\.example/))
    .toBeVisible()
  const [agreed, quote] = [/^Autorizo o hotel/, /pode publicar/].map((name) =>
    page.getByRole('checkbox', { name }),
  )
  if (!agreed || !quote) throw new Error('no check boxes')
  await expect.element(send).toBeDisabled()
  await agreed.click()
  await expect.element(send).toBeEnabled()
  await screen.unmount()
  await renderSurvey(terms)
  await expect.element(agreed, { message: 'no tick survives a load of the page' }).not.toBeChecked()
  await expect.element(quote).not.toBeChecked()
  await userEvent.clear(page.getByRole('textbox'))
  await expect.element(quote, { message: 'nothing to publish' }).not.toBeInTheDocument()
  await userEvent.type(page.getByRole('textbox'), givenAnswers.comments)
  await quote.click()
  await agreed.click()
  await send.click()
  await expect.element(page.getByRole('heading', { name: 'Obrigado, Maria' })).toHaveFocus()
  expect(vi.mocked(window.alert).mock.calls).toEqual([
    ['Obrigado pela sua avaliação! As suas respostas foram enviadas ao hotel.'],
  ])
  expect(
    fetched.mock.calls.map(([address, options]) => [address, JSON.parse(String(options?.body))]),
  ).toEqual([['/api/pesquisa', { consent: true, mayQuote: true, link: 'the-hotels', answers: givenAnswers }]])
  expect(log).not.toHaveBeenCalled()
  expect(sessionStorage.length).toBe(0)
})

test('a text ends at its limit, so that no answer is refused for its length (SUR-12)', async () => {
  await renderAtStep(7)
  await page.getByRole('textbox').fill('x'.repeat(4001))
  await expect.element(page.getByRole('textbox')).toHaveValue('x'.repeat(4000))
})

test('undelivered answers stay in the tab, and a message says so (SUR-10)', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  await renderAtStep(7, [], terms)
  await page.getByRole('checkbox', { name: /^Autorizo/ }).click()
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Não foi possível enviar\./)
  expect(window.alert).not.toHaveBeenCalled()
  expect(Object.keys(sessionStorage)).toEqual(['pesquisa'])
})

/** Returns the offered answers in order. */
function labels(legend: RegExp) {
  return [...question(legend).element().querySelectorAll('label')].map(({ textContent }) => textContent)
}
