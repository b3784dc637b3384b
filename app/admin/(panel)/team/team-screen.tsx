'use client'

import { UserPlus } from 'lucide-react'
import { useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Person } from '@/lib/team/people'
import { notify } from '../../_ui/notify'
import { PageHead } from '../../_ui/page-head'
import { toastFailure } from '../../_ui/toast-failure'
import { removePerson } from './actions'
import { LinkDialog } from './link-dialog'
import { NewPersonDialog } from './new-person-dialog'
import { PersonDialog } from './person-dialog'
import { type Deed, PersonRow } from './person-row'

type Props = { head: { title: string; text: string }; people: Person[]; mayManage: boolean }

type Open = 'new' | { deed: Exclude<Deed, 'remove'>; person: Person }

export function TeamScreen({ head, people, mayManage }: Props) {
  const [open, setOpen] = useState<Open>()
  const [leaving, startTransition] = useTransition()
  const close = () => setOpen(undefined)

  function act(deed: Deed, person: Person) {
    if (deed !== 'remove') return setOpen({ deed, person })
    if (!confirm(removalQuestion(person.name))) return
    startTransition(async () => {
      const result = await toastFailure(removePerson({ id: person.id }), 'Erro ao remover a pessoa.')
      if (result.ok) notify.success(`${person.name} não entra mais no painel.`)
    })
  }

  return (
    <>
      <PageHead {...head}>
        {mayManage && (
          <button type="button" className={buttonClass('primary')} onClick={() => setOpen('new')}>
            <UserPlus aria-hidden="true" />
            Adicionar pessoa
          </button>
        )}
      </PageHead>
      <ul aria-label="Pessoas da equipe" aria-busy={leaving} className="surface divide-y">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} mayManage={mayManage} onAct={act} />
        ))}
      </ul>
      {!mayManage && <p className="mt-4 max-w-measure text-ink-600">{whomToAsk(people)}</p>}
      {open === 'new' && <NewPersonDialog onClose={close} />}
      {typeof open === 'object' && open.deed === 'edit' && (
        <PersonDialog person={open.person} onClose={close} />
      )}
      {typeof open === 'object' && open.deed === 'link' && (
        <LinkDialog person={open.person} onClose={close} />
      )}
    </>
  )
}

function removalQuestion(name: string) {
  return `Remover ${name} da equipe?\n\nQuem é removido sai do painel na hora, em todos os aparelhos. O que fez continua no histórico.`
}

function whomToAsk(people: Person[]) {
  const managers = people.filter(({ isManager }) => isManager).map(({ name }) => name)
  if (managers.length === 0)
    return 'Ninguém gerencia a equipe ainda: fale com quem cuida do servidor do hotel.'
  const names = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(managers)
  return `Para adicionar, remover ou mudar alguém, fale com ${names}.`
}
