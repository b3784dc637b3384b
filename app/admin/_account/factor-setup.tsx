'use client'

import { useState } from 'react'
import type { NewFactor } from '@/lib/account/factors'
import { factorForm } from '@/lib/account/forms'
import { TextInput } from '../_ui/inputs'
import { AccountForm, AccountName } from './account-form'
import { startSecondFactor } from './actions'
import { FactorConfirm } from './factor-confirm'
import { useAccountForm } from './use-account-form'

type Props = {
  email: string
  /** A name for the device that is not taken yet. */
  suggestion: string
  onDone: () => void
  onCancel?: () => void
}

export function FactorSetup({ email, suggestion, onDone, onCancel }: Props) {
  const [factor, setFactor] = useState<NewFactor>()
  const { form, submit, sending } = useAccountForm({
    schema: factorForm,
    values: { name: suggestion, password: '' },
    send: startSecondFactor,
    failure: 'Erro ao cadastrar o aparelho.',
    onDone: (result) => setFactor(result.factor),
  })
  if (factor) {
    return <FactorConfirm factor={factor} onDone={onDone} onCancel={() => setFactor(undefined)} />
  }
  return (
    <AccountForm
      form={form}
      submit={submit}
      sending={sending}
      label="Continuar"
      sendingLabel="Conferindo..."
      onCancel={onCancel}
    >
      <AccountName email={email} />
      <TextInput
        name="name"
        label="Nome do aparelho"
        hint="Para você reconhecê-lo na lista, por exemplo “Celular da recepção”."
        required
        autoComplete="off"
        maxLength={40}
      />
      <TextInput
        name="password"
        label="Senha atual"
        type="password"
        required
        autoComplete="current-password"
      />
    </AccountForm>
  )
}
