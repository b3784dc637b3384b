'use client'

import { Plus, Smartphone } from 'lucide-react'
import { useEffect, useOptimistic, useState, useTransition } from 'react'
import {
  changePassword,
  removeSecondFactor,
  setSecondFactorRequired,
  signOutEverywhere,
} from '@/app/admin/_account/actions'
import type { Factor } from '@/lib/access/read-access'
import { formatDate } from '@/lib/format'
import { codeForm, MAX_FACTORS, passwordForm } from '@/lib/team/forms'
import { PASSWORD_FIELD_MAX } from '@/lib/team/password-rules'
import { AccountForm, AccountName, CodeInput, useAccountForm } from '../../_account/account-form'
import { FactorSetup } from '../../_account/factor-setup'
import { signOutThrough } from '../../_shell/leave'
import { Badge } from '../../_ui/badge'
import { Button } from '../../_ui/button'
import { LabelledSwitch, TextInput } from '../../_ui/inputs'
import { notify } from '../../_ui/notify'
import { notifyFailure } from '../../_ui/toast-failure'

/** Never stores typed passwords, neither as a draft nor after success. */
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
      const result = await signOutThrough(() => signOutEverywhere({}), 'Erro ao sair de todos os aparelhos.')
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
  'Sair de todos os aparelhos? Em cada um, este também, será preciso entrar de novo. As cópias não salvas deste navegador são apagadas.'

export function TeamSwitch({ required, mayChange }: { required: boolean; mayChange: boolean }) {
  const [shown, show] = useOptimistic(required)
  const [changing, startTransition] = useTransition()

  function change(next: boolean) {
    if (next && !confirm(demandQuestion)) return
    startTransition(async () => {
      show(next)
      const result = await notifyFailure(
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

type Props = { email: string; factors: Factor[]; required: boolean }

export function FactorList({ email, factors, required }: Props) {
  // 'new', or the id of the device to remove.
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  const isOn = factors.length > 0
  const isLast = required && factors.length === 1

  return (
    <div className="grid justify-items-start gap-5">
      <Badge tone={isOn ? 'good' : 'quiet'}>{isOn ? 'Ativado' : 'Desativado'}</Badge>
      {isOn && (
        <ul className="w-full max-w-[36rem] divide-y border-y">
          {factors.map(({ id, name, since }) => (
            <li key={id} className="grid gap-4 py-3">
              <div className="flex items-center gap-3">
                <Smartphone className="size-5 flex-none text-gold-500" strokeWidth={1.5} aria-hidden="true" />
                <p className="min-w-0 grow">
                  <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
                  <span className="text-[0.8125rem] text-ink-600">Desde {formatDate(since)}</span>
                </p>
                {open !== id && (
                  <Button disabled={isLast} onClick={() => setOpen(id)}>
                    Remover<span className="sr-only"> {name}</span>
                  </Button>
                )}
              </div>
              {open === id && (
                <FactorRemoval
                  id={id}
                  isLast={factors.length === 1}
                  onCancel={close}
                  onDone={() => {
                    close()
                    notify.success(`${name} não é mais pedido ao entrar.`)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        <FactorSetup email={email} suggestion={freeName(factors)} onCancel={close} onDone={close} />
      ) : (
        factors.length < MAX_FACTORS && (
          <Button icon={Plus} onClick={() => setOpen('new')}>
            {isOn ? 'Adicionar outro aparelho' : 'Ativar segundo fator'}
          </Button>
        )
      )}
      {open !== 'new' && <p className="field-hint max-w-measure">{advice(factors.length, isLast)}</p>}
    </div>
  )
}

function advice(count: number, isLast: boolean) {
  if (count === 0) return 'Basta um aplicativo de autenticação gratuito no seu celular.'
  if (isLast) return 'O hotel exige um segundo fator: para trocar de aparelho, adicione o novo antes.'
  if (count === 1) return 'Adicione um segundo aparelho: se perder um, você entra com o outro.'
  return 'Sem nenhum dos aparelhos, só quem cuida do servidor do hotel pode liberar a sua conta.'
}

function freeName(factors: Factor[]) {
  const names = ['Celular', 'Outro celular', 'Tablet', 'Computador']
  return names.find((name) => factors.every((factor) => factor.name !== name)) ?? ''
}

type RemovalProps = { id: string; isLast: boolean; onCancel: () => void; onDone: () => void }

/** Asks for a code, because access to an open panel must not suffice to remove a device. */
function FactorRemoval({ id, isLast, onCancel, onDone }: RemovalProps) {
  const account = useAccountForm({
    schema: codeForm,
    values: { code: '' },
    send: ({ code }) => removeSecondFactor({ id, code }),
    failure: 'Erro ao remover o aparelho.',
    onDone,
  })
  const { form } = account
  // The user opened the form to type a code.
  useEffect(() => form.setFocus('code'), [form])
  const hint = isLast
    ? 'Os 6 números do aplicativo. Sem este aparelho, a senha sozinha basta para entrar.'
    : 'Os 6 números de qualquer um dos seus aparelhos.'
  return (
    <AccountForm {...account} label="Remover" sendingLabel="Removendo..." tone="danger" onCancel={onCancel}>
      <CodeInput label="Código para confirmar" hint={hint} />
    </AccountForm>
  )
}
