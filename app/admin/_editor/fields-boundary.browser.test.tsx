import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { takeFaults } from '@/e2e/components/faults'
import { FieldsBoundary } from './fields-boundary'

test('a form whose fields cannot be rendered keeps the typed values, and can be shown again (FORM-21)', async () => {
  const onReset = vi.fn()
  await render(<Form onReset={onReset} />)
  await userEvent.type(page.getByLabelText('Nome'), 'Natal!')
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(/O que você digitou continua aqui/)).toBeVisible()
  await expect.element(page.getByText('Natal!')).toBeVisible()
  await alert.getByRole('button', { name: 'Voltar ao que estava salvo' }).click()
  expect(onReset).toHaveBeenCalledOnce()
  await expect.element(page.getByLabelText('Nome')).toHaveValue('')
  expect(takeFaults().join()).toContain('no exclamations')
})

function Form({ onReset }: { onReset: () => void }) {
  const form = useForm({ defaultValues: { name: '' } })
  const name = form.watch('name')
  const reset = () => {
    form.reset()
    onReset()
  }
  return (
    <>
      <FieldsBoundary onReset={reset}>
        <Field name={name} onType={(typed) => form.setValue('name', typed)} />
      </FieldsBoundary>
      <output>{name}</output>
    </>
  )
}

function Field({ name, onType }: { name: string; onType: (typed: string) => void }) {
  if (name.endsWith('!')) throw new Error('no exclamations')
  return <input aria-label="Nome" value={name} onChange={(event) => onType(event.target.value)} />
}
