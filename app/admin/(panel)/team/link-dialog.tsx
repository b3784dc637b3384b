'use client'

import { useState } from 'react'
import { passwordOnlyForm } from '@/lib/team/forms'
import type { Handover } from '@/lib/team/handover'
import type { Person } from '@/lib/team/people'
import { AccountForm } from '../../_account/account-form'
import { useAccountForm } from '../../_account/use-account-form'
import { PanelDialog } from '../../_ui/panel-dialog'
import { makePasswordLink } from './actions'
import { HandoverView } from './handover-view'
import { OwnPassword } from './own-password'

export function LinkDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [handover, setHandover] = useState<Handover>()
  const { form, submit, sending } = useAccountForm({
    schema: passwordOnlyForm,
    values: { password: '' },
    send: ({ password }) => makePasswordLink({ id: person.id, password }),
    failure: 'Erro ao criar o link. Confira a internet e tente de novo.',
    onDone: (result) => setHandover(result.handover),
  })
  return (
    <PanelDialog title="Link para nova senha" onClose={onClose}>
      <div className="overflow-y-auto overscroll-contain px-5 py-6 sm:px-8">
        {handover ? (
          <HandoverView handover={handover} onClose={onClose} />
        ) : (
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
              onCancel={onClose}
            >
              <OwnPassword />
            </AccountForm>
          </>
        )}
      </div>
    </PanelDialog>
  )
}
