'use client'

import { Plus, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { removeSecondFactor } from '@/app/admin/_account/actions'
import type { Factor } from '@/lib/access/read-access'
import { formatDate } from '@/lib/format'
import { codeForm, MAX_FACTORS } from '@/lib/team/forms'
import { AccountForm, CodeInput, useAccountForm } from '../../_account/account-form'
import { FactorSetup } from '../../_account/factor-setup'
import { Badge } from '../../_ui/badge'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'

type Props = { email: string; factors: Factor[]; required: boolean }

export function FactorList({ email, factors, required }: Props) {
  // 'new', or the id of the device to be removed.
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

/** Asks for a code before a device is removed: access to an open panel must not be enough. */
function FactorRemoval({ id, isLast, onCancel, onDone }: RemovalProps) {
  const account = useAccountForm({
    schema: codeForm,
    values: { code: '' },
    send: ({ code }) => removeSecondFactor({ id, code }),
    failure: 'Erro ao remover o aparelho.',
    onDone,
  })
  const { form } = account
  // The form was opened to type a code.
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
