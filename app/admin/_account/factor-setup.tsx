'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { NewFactor } from '@/lib/team/factors'
import { codeForm, factorForm } from '@/lib/team/forms'
import { TextInput } from '../_ui/inputs'
import { notify } from '../_ui/notify'
import { AccountForm, AccountName, CodeInput, useAccountForm } from './account-form'
import { confirmSecondFactor, startSecondFactor } from './actions'

/** Runs the setup that the hotel requires, then opens the requested page. */
export function RequiredSetup({
  email,
  returnTo,
}: {
  email: string
  returnTo: `/admin/${string}` | '/admin'
}) {
  const router = useRouter()
  return <FactorSetup email={email} suggestion="Celular" onDone={() => router.replace(returnTo)} />
}

type Props = {
  email: string
  /** An unused name for the device. */
  suggestion: string
  onDone: () => void
  onCancel?: () => void
}

/** Sets up a second factor in two steps: name and password, then the app's first code. */
export function FactorSetup({ email, suggestion, onDone, onCancel }: Props) {
  const [factor, setFactor] = useState<NewFactor>()
  const account = useAccountForm({
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
    <AccountForm {...account} label="Continuar" sendingLabel="Conferindo..." onCancel={onCancel}>
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

type ConfirmProps = { factor: NewFactor; onDone: () => void; onCancel: () => void }

function FactorConfirm({ factor, onDone, onCancel }: ConfirmProps) {
  const account = useAccountForm({
    schema: codeForm,
    values: { code: '' },
    send: ({ code }) => confirmSecondFactor({ id: factor.id, code }),
    failure: 'Erro ao confirmar o aparelho.',
    onDone: () => {
      onDone()
      notify.success('Segundo fator ativado. O código será pedido sempre que você entrar.')
    },
  })
  const top = useRef<HTMLParagraphElement>(null)
  // The focused button unmounted with the first step.
  useEffect(() => top.current?.focus(), [])

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        {/* biome-ignore lint/performance/noImgElement: next/image does not optimise data URLs */}
        <img
          src={factor.image}
          alt="Código QR com a chave escrita ao lado"
          width={184}
          height={184}
          className="flex-none border bg-white p-2"
        />
        <div className="grid min-w-0 max-w-[28rem] flex-1 basis-60 gap-3">
          <p ref={top} tabIndex={-1} className="outline-none">
            Abra um aplicativo de autenticação no aparelho (Google Authenticator, Microsoft Authenticator,
            1Password…) e leia este código.
          </p>
          <p className="text-ink-600">Não dá para ler? Digite esta chave no aplicativo:</p>
          {/* Groups of four are easier to copy by hand. */}
          <code className="break-words bg-sand-100 px-3 py-2">
            {factor.secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
          <a
            href={factor.address}
            className="inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline justify-self-start text-forest-800 lg:hidden"
          >
            Abrir no aplicativo deste aparelho
          </a>
        </div>
      </div>
      <AccountForm {...account} label="Ativar" sendingLabel="Conferindo..." onCancel={onCancel}>
        <CodeInput label="Código do aplicativo" hint="Os 6 números que ele mostra agora." />
      </AccountForm>
    </div>
  )
}
