import { expect, type Locator, type Page } from 'playwright/test'
import type { SurveyResponse } from '../../lib/survey/answers.ts'
import { open } from './page.ts'
import { givenAnswers } from './survey-answers.ts'

export { givenAnswers }

/** The name of each step beside the dots. */
const stepNames = ['Você', 'Recomendação', 'Estadia', 'Novidades', 'Serviço', 'Casa', 'Comentários']

const fillings: ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await text(page, 'Nome').fill(givenAnswers.name)
    await text(page, 'E-mail').fill(givenAnswers.email)
  },
  async (page) => {
    await choose(page, /De 0 a 10/, '9')
    await text(page, /motivo/).fill(givenAnswers.overallReason)
  },
  async (page) => {
    await text(page, 'WhatsApp').fill(givenAnswers.whatsapp)
    await text(page, /Cidade/).fill(givenAnswers.city)
    await choose(page, /chalé/, 'Chalé Família')
    await choose(page, /conheceu/, 'Indicação')
    await choose(page, /primeira vez/, 'Não')
  },
  async (page) => {
    await page.getByRole('checkbox', { name: /novidades/ }).click()
    await choose(page, /prefere receber/, 'E-mail')
  },
  async (page) => {
    await choose(page, 'Recepção', 'Excelente')
    await choose(page, 'Garçons', 'Ótimo')
    await choose(page, 'Almoço e jantar', 'Bom')
    await choose(page, 'Café da manhã', 'Razoável')
    await choose(page, 'Conforto', 'Ruim')
  },
  async (page) => {
    await choose(page, 'Limpeza', 'Excelente')
    await choose(page, /Atividades infantis/, 'Bom')
    await choose(page, 'Organização', 'Ótimo')
    await choose(page, 'Custo-benefício', 'Razoável')
  },
  (page) => text(page, /Comentários/).fill(givenAnswers.comments),
]

/** Gives every answer of a step, 1–7, by mouse. */
export async function fillStep(page: Page, step: number) {
  await fillings[step - 1]?.(page)
}

/** The questions of each step but the last, which has no required one. */
const questions: (keyof SurveyResponse)[][] = [
  ['name', 'email'],
  ['overallRating', 'overallReason'],
  ['whatsapp', 'city', 'chalet', 'howFound', 'firstTime'],
  ['receiveNews', 'newsChannel'],
  ['receptionRating', 'waitersRating', 'lunchDinnerRating', 'breakfastRating', 'comfortRating'],
  ['cleaningRating', 'kidsActivitiesRating', 'organizationRating', 'costBenefitRating'],
]

/**
 * Opens the survey at `step` for a returning guest who has answered every step before, and with `answered` also this one.
 * Filling the survey's storage takes a tenth of the time of clicking.
 */
export async function openAtStep(page: Page, step: number, { answered = false } = {}) {
  const known = questions.slice(0, answered ? step : step - 1).flat()
  const answers = Object.fromEntries(known.map((name) => [name, givenAnswers[name]]))
  // Any page of the site provides its storage.
  await page.goto('/robots.txt')
  await page.evaluate(
    (text) => sessionStorage.setItem('pesquisa', text),
    JSON.stringify({ version: 1, step, answers }),
  )
  await open(page, '/pesquisa')
  await expectStep(page, step)
}

export async function expectStep(page: Page, step: number) {
  await expect(page.getByRole('status')).toHaveText(`Etapa ${step} de 7: ${stepNames[step - 1]}`)
}

function question(page: Page, legend: string | RegExp): Locator {
  return page.getByRole('group', { name: legend })
}

/** Clicks an answer on its button, as a guest would. */
export async function choose(page: Page, legend: string | RegExp, answer: string) {
  await question(page, legend).getByText(answer, { exact: true }).click()
}

export const text = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label })
export const nextButton = (page: Page) => page.getByRole('button', { name: 'Próximo' })
export const backButton = (page: Page) => page.getByRole('button', { name: 'Voltar' })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar Avaliação' })

/** Confirms every alert; returns their texts, in order. */
export function collectAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`)
    await dialog.accept()
  })
  return alerts
}

/** Collects the objects that the page writes to the visitor's console, as they were when written. */
export function collectLoggedObjects(page: Page): unknown[] {
  const logged: unknown[] = []
  page.on('console', async (message) => {
    for (const argument of message.args()) {
      const value: unknown = await argument.jsonValue()
      if (typeof value === 'object') logged.push(value)
    }
  })
  return logged
}
