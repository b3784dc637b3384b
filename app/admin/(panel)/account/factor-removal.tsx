'use client'

import { useEffect } from 'react'
import { codeForm } from '@/lib/account/forms'
import { AccountForm } from '../../_account/account-form'
import { CodeInput } from '../../_account/code-input'
import { useAccountForm } from '../../_account/use-account-form'
import { removeSecondFactor } from './actions'

type Props = { id: string; isLast: boolean; onCancel: () => void; onDone: () => void }

/** Asks for a code before a device goes: an open panel alone must not be enough to take the lock off. */
export function FactorRemoval({ id, isLast, onCancel, onDone }: Props) {
  const { form, submit, sending } = useAccountForm({
    schema: codeForm,
    values: { code: '' },
    send: ({ code }) => removeSecondFactor({ id, code }),
    failure: 'Erro ao remover o aparelho.',
    onDone,
  })
  // It was opened to be typed into.
  useEffect(() => form.setFocus('code'), [form])

  return (
    <AccountForm
      form={form}
      submit={submit}
      sending={sending}
      label="Remover"
      sendingLabel="Removendo..."
      tone="danger"
      onCancel={onCancel}
    >
      <CodeInput
        label="Código para confirmar"
        hint={
          isLast
            ? 'Os 6 números do aplicativo. Sem este aparelho, a senha sozinha basta para entrar.'
            : 'Os 6 números de qualquer um dos seus aparelhos.'
        }
      />
    </AccountForm>
  )
}
