'use client'

import { useEffect, useRef } from 'react'
import type { NewFactor } from '@/lib/account/factors'
import { codeForm } from '@/lib/account/forms'
import { AccountForm } from './account-form'
import { confirmSecondFactor } from './actions'
import { CodeInput } from './code-input'
import { useAccountForm } from './use-account-form'

type Props = { factor: NewFactor; onDone: () => void; onCancel: () => void }

export function FactorConfirm({ factor, onDone, onCancel }: Props) {
  const { form, submit, sending } = useAccountForm({
    schema: codeForm,
    values: { code: '' },
    send: ({ code }) => confirmSecondFactor({ id: factor.id, code }),
    failure: 'Erro ao confirmar o aparelho.',
    onDone,
  })
  const top = useRef<HTMLParagraphElement>(null)
  // The step before has gone with the button that had the focus.
  useEffect(() => top.current?.focus(), [])

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        {/* biome-ignore lint/performance/noImgElement: a data address, which no optimiser takes */}
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
          <code className="break-words bg-sand-100 px-3 py-2">{groupsOf(factor.secret).join(' ')}</code>
          <a
            href={factor.address}
            className="inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline justify-self-start text-forest-800 lg:hidden"
          >
            Abrir no aplicativo deste aparelho
          </a>
        </div>
      </div>
      <AccountForm
        form={form}
        submit={submit}
        sending={sending}
        label="Ativar"
        sendingLabel="Conferindo..."
        onCancel={onCancel}
      >
        <CodeInput label="Código do aplicativo" hint="Os 6 números que ele mostra agora." />
      </AccountForm>
    </div>
  )
}

/** Four by four, as people read a key from one screen into another. */
function groupsOf(secret: string) {
  return secret.match(/.{1,4}/g) ?? []
}
