import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EngineField } from './engine-field'

const stored = 'https://antigo.example/?a={chegada:dd/MM/yyyy}&b={saida:dd/MM/yyyy}'
const paste = page.getByLabelText('Copie o endereço da página dos resultados e cole aqui:')
const address = page.getByLabelText('Endereço com as informações da estadia')
const received = page.getByRole('status')

test('an engine is learnt by its numbers, shown with each day as it writes it, and tried in another month (BOOK-13)', async () => {
  await render(<Form />)
  await expect
    .element(page.getByText('de 04/12/2026 a 10/12/2026, 3 adultos e 2 crianças, de 7 e 8 anos, cupom TESTE'))
    .toBeVisible()
  await userEvent.fill(
    paste,
    'https://motor.example/?tot_camere=1&gg=4&mm=12&aa=2026&notti_1=6&tot_adulti=3&tot_bambini=2&st_bambini=7,8',
  )
  await expect
    .element(address)
    .toHaveValue(
      'https://motor.example/?tot_camere=1&gg={chegada:d}&mm={chegada:M}&aa={chegada:yyyy}&notti_1={noites}' +
        '&tot_adulti={adultos}&tot_bambini={criancas}&st_bambini={idades:,}',
    )
  await expect.element(received.getByText('Fica sempre igual: tot_camere=1.')).toBeVisible()
  await expect.element(received.getByText(/palpite/)).not.toBeInTheDocument()
  await userEvent.fill(paste, 'https://motor.example/?de=04/12/2026&ate=10/12/2026')
  await expect.element(received.getByText('Saída: parâmetro "ate", escrita como 10/12/2026.')).toBeVisible()
  await expect
    .element(received.getByRole('link', { name: /^Testar/ }))
    .toHaveAttribute('href', 'https://motor.example/?de=06/04/2027&ate=13/04/2027')
  await expect
    .element(
      received.getByText(
        /o motor deve abrir de 06\/04\/2027 a 13\/04\/2027, com 2 adultos e 3 crianças, de 8, 9 e 10 anos/,
      ),
    )
    .toBeVisible()
})

test('a refused address leaves the one that was there, and says so (BOOK-13)', async () => {
  await render(<Form engine={stored} />)
  await userEvent.fill(paste, 'https://motor.example/?in=2026-12-04&out=2026-12-10&q=[{"age":7},{"age":8}]')
  const refusal = page.getByRole('alert')
  await expect.element(page.getByText(/^Não se reconhece o que é 7 em “q=/)).toBeVisible()
  await expect.element(page.getByText(/O endereço abaixo continua como estava\.$/)).toBeVisible()
  await expect.element(address).toHaveValue(stored)
  await userEvent.fill(paste, '')
  await expect.element(refusal).not.toBeInTheDocument()
})

function Form({ engine = '' }: { engine?: string }) {
  const form = useForm({ defaultValues: { engine } })
  return (
    <FormProvider {...form}>
      <EngineField name="engine" label="Endereço com as informações da estadia" />
    </FormProvider>
  )
}
