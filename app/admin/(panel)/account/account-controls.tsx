'use client'

import { useOptimistic, useState, useTransition } from 'react'
import { changePassword, setSecondFactorRequired, signOutEverywhere } from '@/app/admin/_account/actions'
import { passwordForm } from '@/lib/team/forms'
import { PASSWORD_FIELD_MAX } from '@/lib/team/password-rules'
import { AccountForm, AccountName, useAccountForm } from '../../_account/account-form'
import { leaveThrough } from '../../_shell/leave'
import { Button } from '../../_ui/button'
import { LabelledSwitch, TextInput } from '../../_ui/inputs'
import { notify } from '../../_ui/notify'
import { toastFailure } from '../../_ui/toast-failure'

/** Typed passwords are never kept, neither as a draft nor after they were accepted. */
export function PasswordChange({ email }: { email: string }) {
  const [shown, setShown] = useState(false)
  const account = useAccountForm({
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
    <AccountForm {...account} label="Alterar senha" sendingLabel="Alterando...">
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

export function SignOutEverywhere() {
  const [leaving, startTransition] = useTransition()

  function leave() {
    if (!confirm(signOutQuestion)) return
    startTransition(async () => {
      const result = await leaveThrough(() => signOutEverywhere({}), 'Erro ao sair de todos os aparelhos.')
      if (!result.ok) notify.error(result.error, result.title)
    })
  }

  return (
    <Button disabled={leaving} onClick={leave}>
      {leaving ? 'Saindo...' : 'Sair de todos os aparelhos'}
    </Button>
  )
}

const signOutQuestion =
  'Sair de todos os aparelhos? Em cada um, este também, será preciso entrar de novo. Rascunhos não salvos neste navegador são apagados.'

export function TeamSwitch({ required, mayChange }: { required: boolean; mayChange: boolean }) {
  const [shown, show] = useOptimistic(required)
  const [changing, startTransition] = useTransition()

  function change(next: boolean) {
    if (next && !confirm(demandQuestion)) return
    startTransition(async () => {
      show(next)
      const result = await toastFailure(
        setSecondFactorRequired({ required: next }),
        'Erro ao mudar a exigência.',
      )
      if (result.ok) notify.success(next ? demanded : 'O segundo fator voltou a ser opcional.')
    })
  }

  return (
    <LabelledSwitch
      label="Exigir segundo fator de toda a equipe"
      hint={
        mayChange
          ? 'Quem ainda não tem é levado a cadastrar um aparelho antes de fazer qualquer outra coisa.'
          : 'Ative antes o seu próprio segundo fator.'
      }
      checked={shown}
      disabled={!mayChange || changing}
      onChange={change}
    />
  )
}

const demanded = 'A partir de agora, toda a equipe entra com segundo fator.'
const demandQuestion =
  'Exigir segundo fator de toda a equipe? Quem ainda não tem precisará cadastrar um aparelho antes de continuar.'
