'use client'

import { personForm } from '@/lib/team/forms'
import type { Person } from '@/lib/team/people'
import { AccountForm } from '../../_account/account-form'
import { useAccountForm } from '../../_account/use-account-form'
import { SwitchField, TextInput } from '../../_ui/inputs'
import { notify } from '../../_ui/notify'
import { discardQuestion } from '../../_ui/use-leave-guard'
import { changePerson } from './actions'
import { managerHint, OwnPassword } from './own-password'
import { TeamDialog } from './team-dialog'

export function PersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { form, submit, sending } = useAccountForm({
    schema: personForm,
    values: { name: person.givenName, isManager: person.isManager, password: '' },
    send: (values) => changePerson({ ...values, id: person.id }),
    failure: 'Erro ao salvar a pessoa. Confira a internet e tente de novo.',
    onDone: () => {
      notify.success('Pessoa atualizada.')
      onClose()
    },
  })
  const becomesManager = form.watch('isManager') && !person.isManager
  const question = form.formState.isDirty ? discardQuestion : undefined
  return (
    <TeamDialog title="Editar pessoa" question={question} onClose={onClose}>
      {(close) => (
        <AccountForm
          form={form}
          submit={submit}
          sending={sending}
          label="Salvar"
          sendingLabel="Salvando..."
          onCancel={close}
        >
          <TextInput
            name="name"
            label="Nome"
            hint="Como o painel chama a pessoa, por exemplo no histórico."
            required
            autoComplete="off"
            maxLength={80}
          />
          <div>
            <p className="font-medium">E-mail</p>
            <p className="text-ink-600 [overflow-wrap:anywhere]">{person.email}</p>
          </div>
          {person.isSelf ? (
            <p className="field-hint max-w-measure">
              Só outra pessoa que gerencia a equipe pode tirar isso de você, ou remover a sua conta.
            </p>
          ) : (
            <SwitchField name="isManager" label="Gerencia a equipe" hint={managerHint} />
          )}
          {becomesManager && <OwnPassword />}
        </AccountForm>
      )}
    </TeamDialog>
  )
}
