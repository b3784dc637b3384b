'use client'

import { UserPlus } from 'lucide-react'
import { useState, useTransition } from 'react'
import type { Person } from '@/lib/team/team'
import { momentLabel } from '@/lib/times'
import { Badge } from '../../_ui/badge'
import { Button } from '../../_ui/button'
import { KeepFocus } from '../../_ui/keep-focus'
import { notify } from '../../_ui/notify'
import { PageHead } from '../../_ui/page-head'
import { notifyFailure } from '../../_ui/toast-failure'
import { removePerson } from './actions'
import { LinkDialog, NewPersonDialog, PersonDialog, toDrafts } from './person-dialogs'

type Props = { head: { title: string; text: string }; people: Person[]; mayManage: boolean }

type Open = { task: 'new' } | { task: Exclude<PersonTask, 'remove'>; person: Person }

export function TeamScreen({ head, people, mayManage }: Props) {
  const [open, setOpen] = useState<Open>()
  const [leaving, startTransition] = useTransition()
  const close = () => setOpen(undefined)

  function act(task: PersonTask, person: Person) {
    if (task !== 'remove') return setOpen({ task: task, person })
    if (!confirm(removalQuestion(person))) return
    startTransition(async () => {
      const result = await notifyFailure(removePerson({ id: person.id }), 'Erro ao remover a pessoa.')
      if (result.ok) notify.success(`${person.name} não entra mais no painel.`)
    })
  }

  return (
    <>
      <PageHead {...head}>
        {mayManage && (
          <Button tone="primary" icon={UserPlus} onClick={() => setOpen({ task: 'new' })}>
            Adicionar pessoa
          </Button>
        )}
      </PageHead>
      <KeepFocus count={people.length}>
        <ul aria-label="Pessoas da equipe" aria-busy={leaving} className="surface divide-y">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} mayManage={mayManage} onAct={act} />
          ))}
        </ul>
      </KeepFocus>
      {!mayManage && <p className="mt-4 max-w-measure text-ink-600">{describeManagers(people)}</p>}
      {open?.task === 'new' && <NewPersonDialog onClose={close} />}
      {open?.task === 'edit' && <PersonDialog person={open.person} onClose={close} />}
      {open?.task === 'link' && <LinkDialog person={open.person} onClose={close} />}
    </>
  )
}

function removalQuestion({
  name,
  leaving: { scheduled, begun, links } = { scheduled: 0, begun: 0, links: 0, ofBrand: 0 },
}: Person) {
  const ending =
    links === 1 ? '1 link de prévia deixa de valer.' : `${links} links de prévia deixam de valer.`
  return [
    `Remover ${name} da equipe?`,
    'Quem é removido sai do painel na hora, em todos os aparelhos. O que fez continua no histórico.',
    scheduled > 0 && toDrafts(scheduled),
    begun > 0 && 'Do que já começou, fica no site o que está lá, e a volta vira rascunho.',
    links > 0 && ending,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function describeManagers(people: Person[]) {
  const managers = people.filter(({ isManager }) => isManager).map(({ name }) => name)
  if (managers.length === 0)
    return 'Ninguém gerencia a equipe ainda: fale com quem cuida do servidor do hotel.'
  const names = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(managers)
  return `Para adicionar, remover ou mudar alguém, fale com ${names}.`
}

type PersonTask = 'edit' | 'link' | 'remove'

type RowProps = { person: Person; mayManage: boolean; onAct: (task: PersonTask, person: Person) => void }

function PersonRow({ person, mayManage, onAct }: RowProps) {
  const { name, email, isSelf } = person
  return (
    <li className="grid items-center gap-x-8 gap-y-3 px-5 py-5 sm:px-8 lg:grid-cols-[minmax(0,1fr)_15rem_auto]">
      <div className="min-w-0">
        <h2 className="font-semibold [overflow-wrap:anywhere]">
          {name}
          {isSelf && <span className="font-normal text-ink-600"> (você)</span>}
        </h2>
        <p className="text-ink-600 [overflow-wrap:anywhere]">{email}</p>
        <p className="text-[0.8125rem] text-ink-600">{describeAccess(person)}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        {person.isManager && <Badge tone="accent">Gerencia a equipe</Badge>}
        <Badge tone={person.hasSecondFactor ? 'good' : 'quiet'}>
          {person.hasSecondFactor ? 'Com segundo fator' : 'Sem segundo fator'}
        </Badge>
      </p>
      {mayManage && (
        <div className="-mx-3 flex flex-wrap lg:w-84 lg:justify-end">
          <PersonAction label="Editar" name={name} onClick={() => onAct('edit', person)} />
          {!isSelf && (
            <>
              <PersonAction label="Link para nova senha" name={name} onClick={() => onAct('link', person)} />
              <PersonAction label="Remover" name={name} onClick={() => onAct('remove', person)} />
            </>
          )}
        </div>
      )}
    </li>
  )
}

function describeAccess({ since, hasEntered, linkUntil }: Person) {
  const days = `Com acesso desde ${since}`
  if (linkUntil) return `${days} · link aberto até ${momentLabel(linkUntil)}`
  return hasEntered ? days : `${days} · ainda não entrou`
}

function PersonAction({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  return (
    <Button tone="plain" onClick={onClick}>
      {label}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
