import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { translatePage } from '@/e2e/components/translate'
import { steps } from '@/lib/survey/steps'
import { Survey } from './survey'

test('in a translated page the survey can be completed, and shows its current step (NAV-27)', async () => {
  const said = vi.spyOn(window, 'alert').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  await render(
    <Survey
      chalets={{ label: 'Chalé', rooms: [{ value: 'lago', label: 'Lago' }], kinds: [], other: 'Outro' }}
      terms={null}
    />,
  )
  translatePage()
  const [back, next] = ['Voltar', 'Próximo'].map((name) => page.getByRole('button', { name }))
  for (const [index, { name }] of steps.entries()) {
    const step = `Etapa ${index + 1} de ${steps.length}: ${name}`
    await expect.element(page.getByRole('status')).toHaveTextContent(step)
    answerAll()
    if (index + 1 < steps.length) await next?.click()
  }
  await back?.click()
  await next?.click()
  await page.getByRole('button', { name: 'Enviar Avaliação' }).click()
  await expect.element(page.getByRole('heading', { name: /^Obrigado/ })).toBeVisible()
  expect(said).toHaveBeenCalledOnce()
})

/** Runs twice, because an answer may add a question. */
function answerAll() {
  for (const _ of [1, 2]) {
    for (const input of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (input.type === 'radio' || input.type === 'checkbox') {
        if (!input.checked && !isAnswered(input.name)) input.click()
      } else type(input, input.type === 'email' ? 'ana@example.com' : 'Ana')
    }
  }
}

const isAnswered = (name: string) =>
  name && document.querySelector(`input[name="${CSS.escape(name)}"]:checked`)

function type(input: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
