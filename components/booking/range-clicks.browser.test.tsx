import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BookingForm } from './booking-form'

const day = (number: number) =>
  page.getByRole('button', { name: new RegExp(`, ${number} de dezembro de 2026`) })

beforeEach(async () => {
  await render(
    <BookingForm
      engine="https://motor.example/?a={chegada:yyyy-MM-dd}&b={saida:yyyy-MM-dd}&ages={idades:;}"
      contact="whatsapp"
      ages={{ min: 0, max: 12 }}
      phone=""
      email=""
      whatsapp={null}
      head={null}
      onDone={vi.fn()}
    />,
  )
})

test('a click before the start moves the start, also while it is the only day, and the same day again clears it (BOOK-4)', async () => {
  await page.getByRole('button', { name: /^Datas/ }).click()
  for (const [clicked, shown] of [
    [20, '20/12/2026 – …'],
    [15, '15/12/2026 – …'],
    [15, 'Selecione as datas'],
    [20, '20/12/2026 – …'],
    [24, '20/12/2026 – 24/12/2026'],
    [17, '17/12/2026 – 24/12/2026'],
    [17, 'Selecione as datas'],
  ] as const) {
    await day(clicked).click()
    await expect.element(page.getByRole('button', { name: `Datas ${shown}` })).toBeVisible()
  }
})

test('a new child is 0 years old, and only the dates are needed; the panel has no error (BOOK-15, BOOK-16)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const submit = page.getByRole('button', { name: 'Verificar Disponibilidade' })
  await expect.element(submit).toBeDisabled()
  await expect.element(submit).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: /^Hóspedes/ }).click()
  await page.getByRole('button', { name: 'Aumentar crianças' }).click()
  const age = page.getByLabelText('Idade da criança 1')
  await expect.element(age).toHaveDisplayValue('0 anos')
  await expect.element(age.getByRole('option').first()).toHaveTextContent('0 anos')
  await page.getByRole('button', { name: 'Aplicar' }).click()

  await page.getByRole('button', { name: /^Datas/ }).click()
  await day(20).click()
  await expect.element(submit).toBeDisabled()
  await day(24).click()
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect.element(page.getByText('4 noites', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Escolha/)).not.toBeInTheDocument()
  await submit.click()
  expect(open).toHaveBeenCalledWith(
    'https://motor.example/?a=2026-12-20&b=2026-12-24&ages=0',
    '_blank',
    'noopener',
  )
  await userEvent.keyboard('{Escape}')
})
