'use client'

import { useState } from 'react'
import { newPersonForm } from '@/lib/team/forms'
import type { Handover } from '@/lib/team/handover'
import { AccountForm } from '../../_account/account-form'
import { useAccountForm } from '../../_account/use-account-form'
import { SwitchField, TextInput } from '../../_ui/inputs'
import { notify } from '../../_ui/notify'
import { discardQuestion } from '../../_ui/use-leave-guard'
import { addPerson } from './actions'
import { HandoverDialog } from './handover-dialog'
import { managerHint, OwnPassword } from './own-password'
import { TeamDialog } from './team-dialog'

export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const [handover, setHandover] = useState<Handover>()
  const { form, submit, sending } = useAccountForm({
    schema: newPersonForm,
    values: { name: '', email: '', isManager: false, password: '' },
    send: addPerson,
    failure: 'Erro ao adicionar a pessoa. Confira a internet e tente de novo.',
    onDone: (result) => {
      if (result.handover) return setHandover(result.handover)
      notify.success('Esta pessoa já tem uma conta: ela entra com a senha que usa no outro hotel.')
      onClose()
    },
  })
  const question = form.formState.isDirty ? discardQuestion : undefined
  if (handover) return <HandoverDialog title="Pessoa adicionada" handover={handover} onClose={onClose} />
  return (
    <TeamDialog title="Adicionar pessoa" question={question} onClose={onClose}>
      {(close) => (
        <AccountForm
          form={form}
          submit={submit}
          sending={sending}
          label="Adicionar"
          sendingLabel="Adicionando..."
          onCancel={close}
        >
          <TextInput name="name" label="Nome" required autoComplete="off" maxLength={80} />
          <TextInput
            name="email"
            label="E-mail"
            hint="É com ele que a pessoa entra. Nada é enviado: você recebe um link para mandar a ela."
            required
            type="email"
            autoComplete="off"
            maxLength={320}
          />
          <SwitchField name="isManager" label="Gerencia a equipe" hint={managerHint} />
          <OwnPassword />
        </AccountForm>
      )}
    </TeamDialog>
  )
}
