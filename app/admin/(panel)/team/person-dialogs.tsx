'use client'

import { useState } from 'react'
import { newPersonForm, passwordOnlyForm, personForm } from '@/lib/team/forms'
import { PASSWORD_FIELD_MAX } from '@/lib/team/password-rules'
import type { Handover, Person } from '@/lib/team/team'
import { AccountForm, useAccountForm } from '../../_account/account-form'
import { SwitchField, TextInput } from '../../_ui/inputs'
import { notify } from '../../_ui/notify'
import { discardQuestion } from '../../_ui/use-leave-guard'
import { addPerson, changePerson, makePasswordLink } from './actions'
import { HandoverDialog, TeamDialog } from './handover-dialog'

export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const [handover, setHandover] = useState<Handover>()
  const account = useAccountForm({
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
  const question = account.form.formState.isDirty ? discardQuestion : undefined
  if (handover) return <HandoverDialog title="Pessoa adicionada" handover={handover} onClose={onClose} />
  return (
    <TeamDialog title="Adicionar pessoa" question={question} onClose={onClose}>
      {(close) => (
        <AccountForm {...account} label="Adicionar" sendingLabel="Adicionando..." onCancel={close}>
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

export function PersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const account = useAccountForm({
    schema: personForm,
    values: { name: person.givenName, isManager: person.isManager, password: '' },
    send: (values) => changePerson({ ...values, id: person.id }),
    failure: 'Erro ao salvar a pessoa. Confira a internet e tente de novo.',
    onDone: () => {
      notify.success('Pessoa atualizada.')
      onClose()
    },
  })
  const becomesManager = account.form.watch('isManager') && !person.isManager
  const question = account.form.formState.isDirty ? discardQuestion : undefined
  return (
    <TeamDialog title="Editar pessoa" question={question} onClose={onClose}>
      {(close) => (
        <AccountForm {...account} label="Salvar" sendingLabel="Salvando..." onCancel={close}>
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

const linkTitle = 'Link para nova senha'

export function LinkDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [handover, setHandover] = useState<Handover>()
  const account = useAccountForm({
    schema: passwordOnlyForm,
    values: { password: '' },
    send: ({ password }) => makePasswordLink({ id: person.id, password }),
    failure: 'Erro ao criar o link. Confira a internet e tente de novo.',
    onDone: (result) => setHandover(result.handover),
  })
  if (handover) return <HandoverDialog title={linkTitle} handover={handover} onClose={onClose} />
  return (
    <TeamDialog title={linkTitle} question={undefined} onClose={onClose}>
      {(close) => (
        <>
          <p className="mb-6 max-w-measure">
            {`Com este link ${person.name} escolhe uma nova senha. Até ser usado, a senha de agora continua valendo; um link feito antes deixa de valer.`}
          </p>
          <AccountForm {...account} label="Criar link" sendingLabel="Criando..." onCancel={close}>
            <OwnPassword />
          </AccountForm>
        </>
      )}
    </TeamDialog>
  )
}

const managerHint =
  'Pode adicionar, remover e mudar pessoas, e mudar a marca. Sem isso, a pessoa edita o resto do site e só vê a equipe.'

/** The password is asked for again, so that a person at an unattended panel cannot add an account. */
function OwnPassword() {
  return (
    <TextInput
      name="password"
      label="Sua senha"
      hint="Para confirmar que é você."
      required
      type="password"
      autoComplete="current-password"
      spellCheck={false}
      maxLength={PASSWORD_FIELD_MAX}
    />
  )
}
