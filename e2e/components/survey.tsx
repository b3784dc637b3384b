import type { ComponentProps } from 'react'
import { vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@/app/pesquisa/survey.css'
import { givenAnswers } from '../support/survey-answers.ts'

type SurveyModule = typeof import('@/app/pesquisa/survey')
type Terms = ComponentProps<SurveyModule['Survey']>['terms']

const chalets = {
  label: 'Em que chalé você ficou?',
  rooms: [
    { value: 'tradicional', label: 'Chalé Tradicional' },
    { value: 'familia', label: 'Chalé Família' },
  ],
  kinds: [{ value: 'premium', label: 'Chalé Premium' }],
  other: 'Outro',
}

let loads = 0

/** Renders the survey as after a page load: only the tab's storage remains. */
export async function renderSurvey(terms: Terms = null) {
  vi.spyOn(window, 'alert').mockReturnValue(undefined)
  loads += 1
  const { Survey }: SurveyModule = await import(/* @vite-ignore */ `/app/pesquisa/survey.tsx?load=${loads}`)
  // Matches its layout, which keeps the bar at the bottom of the window.
  return render(
    <div className="flex min-h-svh flex-col">
      <main className="flex grow flex-col overflow-x-clip">
        <Survey chalets={chalets} terms={terms} />
      </main>
    </div>,
  )
}

/** Renders the survey at `step` for a returning guest with the answers of `givenAnswers`, except `without`. */
export async function renderAtStep(step: number, without: (keyof typeof givenAnswers)[] = [], terms?: Terms) {
  const answers = Object.fromEntries(
    Object.entries(givenAnswers).filter(([name]) => !without.some((one) => one === name)),
  )
  sessionStorage.setItem('pesquisa', JSON.stringify({ version: 1, step, answers }))
  return renderSurvey(terms)
}

export const status = page.getByRole('status')
export const next = page.getByRole('button', { name: 'Próximo' })
export const back = page.getByRole('button', { name: 'Voltar' })
export const send = page.getByRole('button', { name: 'Enviar Avaliação' })

export function question(legend: RegExp): Locator {
  return page.getByRole('group', { name: legend })
}

/** Finds the answers to a question, or the one with this `name`. */
export function answers(legend: RegExp, name?: string): Locator {
  return question(legend).getByRole('radio', name === undefined ? {} : { name })
}

/** Clicks an answer on its button, as a guest would. */
export async function choose(legend: RegExp, answer: string): Promise<void> {
  await userEvent.click(question(legend).getByText(answer, { exact: true }))
}
