import { buttonClass } from '@/components/ui/button'
import type { Person } from '@/lib/team/people'
import { momentLabel } from '@/lib/times'
import { Badge } from '../../_ui/badge'

export type Deed = 'edit' | 'link' | 'remove'

type Props = { person: Person; mayManage: boolean; onAct: (deed: Deed, person: Person) => void }

export function PersonRow({ person, mayManage, onAct }: Props) {
  const { name, email, isSelf } = person
  return (
    <li className="grid items-center gap-x-8 gap-y-3 px-5 py-5 sm:px-8 lg:grid-cols-[minmax(0,1fr)_15rem_auto]">
      <div className="min-w-0">
        <h2 className="font-semibold [overflow-wrap:anywhere]">
          {name}
          {isSelf && <span className="font-normal text-ink-600"> (você)</span>}
        </h2>
        <p className="text-ink-600 [overflow-wrap:anywhere]">{email}</p>
        <p className="text-[0.8125rem] text-ink-600">{standing(person)}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        {person.isManager && <Badge tone="accent">Gerencia a equipe</Badge>}
        <Badge tone={person.hasSecondFactor ? 'good' : 'quiet'}>
          {person.hasSecondFactor ? 'Com segundo fator' : 'Sem segundo fator'}
        </Badge>
      </p>
      {mayManage && (
        <div className="-mx-3 flex flex-wrap lg:w-84 lg:justify-end">
          <Act label="Editar" name={name} onClick={() => onAct('edit', person)} />
          {!isSelf && (
            <>
              <Act label="Link para nova senha" name={name} onClick={() => onAct('link', person)} />
              <Act label="Remover" name={name} onClick={() => onAct('remove', person)} />
            </>
          )}
        </div>
      )}
    </li>
  )
}

function standing({ since, hasEntered, linkUntil }: Person) {
  const days = `Com acesso desde ${since}`
  if (linkUntil) return `${days} · link aberto até ${momentLabel(linkUntil)}`
  return hasEntered ? days : `${days} · ainda não entrou`
}

function Act({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  return (
    <button type="button" className={buttonClass('plain')} onClick={onClick}>
      {label}
      <span className="sr-only"> {name}</span>
    </button>
  )
}
