'use client'

import { useState } from 'react'
import { passwordForm } from '@/lib/account/forms'
import { PASSWORD_FIELD_MAX } from '@/lib/account/password-rules'
import { AccountForm, AccountName } from '../../_account/account-form'
import { useAccountForm } from '../../_account/use-account-form'
import { TextInput } from '../../_ui/inputs'
import { notify } from '../../_ui/notify'
import { changePassword } from './actions'

/** 'Alterar senha'. Passwords are typed, never kept: neither as a draft nor after they were accepted. */
export function PasswordChange({ email }: { email: string }) {
  const [shown, setShown] = useState(false)
  const { form, submit, sending } = useAccountForm({
    schema: passwordForm,
    values: { current: '', next: '', repeat: '' },
    send: changePassword,
    failure: 'Erro ao alterar a senha. A de antes continua valendo.',
    onDone: () => {
      setShown(false)
      notify.success('Senha alterada. Os outros aparelhos foram desconectados.')
    },
  })
  const type = shown ? 'text' : 'password'
  return (
    <AccountForm
      form={form}
      submit={submit}
      sending={sending}
      label="Alterar senha"
      sendingLabel="Alterando..."
    >
      <AccountName email={email} />
      <TextInput {...field} name="current" label="Senha atual" type={type} autoComplete="current-password" />
      <TextInput
        {...field}
        name="next"
        label="Nova senha"
        hint="De 12 a 72 caracteres. Uma frase serve bem, com espaços e tudo."
        type={type}
        autoComplete="new-password"
      />
      <TextInput
        {...field}
        name="repeat"
        label="Repita a nova senha"
        type={type}
        autoComplete="new-password"
      />
      <label className="-my-1 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
          className="size-4.5 accent-forest-800"
        />
        Mostrar as senhas
      </label>
    </AccountForm>
  )
}

const field = { required: true, spellCheck: false, maxLength: PASSWORD_FIELD_MAX }
