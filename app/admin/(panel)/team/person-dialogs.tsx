import { Check, Copy, ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, TextArea } from '@/components/ui/inputs'
import { newPersonForm, passwordOnlyForm, personForm } from '@/lib/team/forms'
import { PASSWORD_FIELD_MAX } from '@/lib/team/password-rules'
import type { Handover, Person } from '@/lib/team/team'
import { AccountForm, useAccountForm } from '../../_account/account-form'
import { Button } from '../../_ui/button'
import { SwitchField, TextInput } from '../../_ui/inputs'
import { notify } from '../../_ui/notify'
import { PanelDialog } from '../../_ui/panel-dialog'
import { discardQuestion, useLeaveGuard } from '../../_ui/use-leave-guard'
import { addPerson, changePerson, makePasswordLink } from './actions'

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
    <TeamDialog title="Adicionar pessoa" question={question} sending={account.sending} onClose={onClose}>
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
  const isManager = account.form.watch('isManager')
  const becomesManager = isManager && !person.isManager
  const ofBrand = person.isManager && !isManager ? (person.leaving?.ofBrand ?? 0) : 0
  const question = account.form.formState.isDirty ? discardQuestion : undefined
  return (
    <TeamDialog title="Editar pessoa" question={question} sending={account.sending} onClose={onClose}>
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
          {ofBrand > 0 && (
            <p role="status">{`${toDrafts(ofBrand)} Só quem gerencia a equipe muda a marca.`}</p>
          )}
          {becomesManager && <OwnPassword />}
        </AccountForm>
      )}
    </TeamDialog>
  )
}

/** Tells that scheduled changes become drafts when their author loses the right to publish. */
export function toDrafts(scheduled: number): string {
  return scheduled === 1
    ? '1 mudança que a pessoa marcou vira rascunho, e espera o sim de alguém.'
    : `${scheduled} mudanças que a pessoa marcou viram rascunhos, e esperam o sim de alguém.`
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
    <TeamDialog title={linkTitle} question={undefined} sending={account.sending} onClose={onClose}>
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

/** Asks for the user's password again, so that nobody can add an account at an unattended panel. */
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

type HandoverProps = { title: string; handover: Handover; onClose: () => void }

/** Shows the one-time link once, with a message for sending it. */
function HandoverDialog({ title, handover, onClose }: HandoverProps) {
  const [isTaken, setTaken] = useState(false)
  return (
    <TeamDialog title={title} question={isTaken ? undefined : notTaken} onClose={onClose}>
      {(close) => <HandoverView handover={handover} onTake={() => setTaken(true)} onClose={close} />}
    </TeamDialog>
  )
}

const notTaken = 'O link ainda não foi copiado nem enviado, e não aparece de novo. Fechar mesmo assim?'

type ViewProps = { handover: Handover; onTake: () => void; onClose: () => void }

function HandoverView({ handover: { name, link, message }, onTake, onClose }: ViewProps) {
  const [text, setText] = useState(message)
  const [copied, setCopied] = useState<'link' | 'message'>()
  const top = useRef<HTMLParagraphElement>(null)
  // The focused button unmounted with the form.
  useEffect(() => top.current?.focus(), [])

  async function copy(what: 'link' | 'message') {
    try {
      await navigator.clipboard.writeText(what === 'link' ? link : text)
      setCopied(what)
      onTake()
    } catch {
      notify.error('O navegador não deixou copiar. Selecione o texto e copie à mão.')
    }
  }

  return (
    <div className="grid gap-6">
      <p ref={top} tabIndex={-1} className="outline-none">
        {`Mande este link a ${name}. Ele aparece só agora, vale por 3 dias e funciona uma vez: quem o abrir escolhe a senha.`}
      </p>
      <Field label="Link">
        {(id) => (
          <div className="flex flex-wrap gap-2">
            <Input
              id={id}
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
              onCopy={onTake}
              className="min-w-0 flex-1 basis-64"
            />
            <CopyButton label="Copiar" done={copied === 'link'} onClick={() => copy('link')} />
          </div>
        )}
      </Field>
      <div>
        <Field label="Mensagem pronta">
          {(id) => (
            <TextArea
              id={id}
              rows={8}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onCopy={onTake}
            />
          )}
        </Field>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onTake}
            className={buttonClass('outline')}
          >
            <ExternalLink aria-hidden="true" />
            Enviar por WhatsApp
          </a>
          <CopyButton label="Copiar mensagem" done={copied === 'message'} onClick={() => copy('message')} />
        </div>
      </div>
      <div role="status" className="sr-only">
        {copied && 'Copiado'}
      </div>
      <Button tone="primary" className="justify-self-start" onClick={onClose}>
        Concluir
      </Button>
    </div>
  )
}

function CopyButton({ label, done, onClick }: { label: string; done: boolean; onClick: () => void }) {
  return (
    <Button icon={done ? Check : Copy} onClick={onClick}>
      {done ? 'Copiado' : label}
    </Button>
  )
}

type TeamDialogProps = {
  title: string
  /** Asked before closing if something would be lost. */
  question: string | undefined
  /** Blocks closing, because the answer may hold a link that is shown once. */
  sending?: boolean
  onClose: () => void
  /** Receives a function that asks and then closes the dialog. */
  children: (close: () => void) => ReactNode
}

function TeamDialog({ title, question, sending = false, onClose, children }: TeamDialogProps) {
  useLeaveGuard(question !== undefined, () => undefined)
  const close = () => !sending && (question === undefined || confirm(question)) && onClose()
  return (
    <PanelDialog title={title} size="narrow" onClose={close}>
      <div className="overflow-y-auto overscroll-contain px-5 py-6 sm:px-8">{children(close)}</div>
    </PanelDialog>
  )
}
