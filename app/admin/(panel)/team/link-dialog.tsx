'use client'

import { useState } from 'react'
import { passwordOnlyForm } from '@/lib/team/forms'
import type { Handover } from '@/lib/team/handover'
import type { Person } from '@/lib/team/people'
import { AccountForm } from '../../_account/account-form'
import { useAccountForm } from '../../_account/use-account-form'
import { makePasswordLink } from './actions'
import { HandoverDialog } from './handover-dialog'
import { OwnPassword } from './own-password'
import { TeamDialog } from './team-dialog'

const title = 'Link para nova senha'

export function LinkDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [handover, setHandover] = useState<Handover>()
  const { form, submit, sending } = useAccountForm({
    schema: passwordOnlyForm,
    values: { password: '' },
    send: ({ password }) => makePasswordLink({ id: person.id, password }),
    failure: 'Erro ao criar o link. Confira a internet e tente de novo.',
    onDone: (result) => setHandover(result.handover),
  })
  if (handover) return <HandoverDialog title={title} handover={handover} onClose={onClose} />
  return (
    <TeamDialog title={title} question={undefined} onClose={onClose}>
      {(close) => (
        <>
          <p className="mb-6 max-w-measure">
            {`Com este link ${person.name} escolhe uma nova senha. Até ser usado, a senha de agora continua valendo; um link feito antes deixa de valer.`}
          </p>
          <AccountForm
            form={form}
            submit={submit}
            sending={sending}
            label="Criar link"
            sendingLabel="Criando..."
            onCancel={close}
          >
            <OwnPassword />
          </AccountForm>
        </>
      )}
    </TeamDialog>
  )
}
