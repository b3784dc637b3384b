import type { SectionDefinition } from '@/lib/content/definition'
import type { DescribedItem, HistoryEntry } from '@/lib/content/history/entries'
import { countLabel } from '@/lib/count-label'
import { personName } from '@/lib/person-name'
import { isListName, isSectionName } from '@/lib/site/registry'
import { listInfo } from '../../_list/list-info'
import { ItemChanges } from '../../_restore/item-changes'
import { RestoreButton } from '../../_restore/restore-button'
import { Badge } from '../../_ui/badge'

type Props = {
  entry: HistoryEntry
  shown: Pick<SectionDefinition, 'name' | 'label' | 'kind'>
  current: number
  names: Record<string, string>
  /** What it belongs to, where versions of several parts are listed. */
  part?: string
}

export function VersionCard({ entry, shown, current, names, part }: Props) {
  const { version, when, by } = entry
  return (
    <li className="surface grid grid-cols-1 gap-4 p-4 sm:px-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-semibold even-figures">{part ? `${part} · ${when}` : when}</h2>
          <p className="truncate text-ink-600">{by ? `${personName(by, names)} · ${by}` : 'O sistema'}</p>
        </div>
        {version === current && <Badge tone="good">Versão atual</Badge>}
      </div>
      <Changes entry={entry} shown={shown} />
      {shown.kind === 'list' && version !== current && <WholeList entry={entry} shown={shown} />}
    </li>
  )
}

// More changes than that come from a reordering or an import, which nobody reads line by line.
const shownAtMost = 6

function Changes({ entry, shown }: Pick<Props, 'entry' | 'shown'>) {
  const { items } = entry
  if (!items) return <p className="text-ink-600">Primeira versão registrada.</p>
  if (items.length === 0) return <p className="text-ink-600">Nada que se veja mudou.</p>
  const rest = items.slice(shownAtMost)
  const actions = (item: DescribedItem) => <RestoreBefore item={item} entry={entry} shown={shown} />
  return (
    <div className="grid gap-4 border-t pt-4">
      <ItemChanges items={items.slice(0, shownAtMost)} actions={actions} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-forest-800 group-open:mb-4">
            {`Mostrar mais ${countLabel(rest.length, 'item', 'itens')}`}
          </summary>
          <div className="grid gap-4">
            <ItemChanges items={rest} actions={actions} />
          </div>
        </details>
      )}
    </div>
  )
}

function RestoreBefore({ item, entry, shown }: Pick<Props, 'entry' | 'shown'> & { item: DescribedItem }) {
  const { name, label } = shown
  const { version, previous, when } = entry
  if (!item.hasPast) return null
  if (isListName(name)) {
    const { restoreBefore: title, restored: done } = listInfo(name).texts
    return (
      <RestoreButton restored={{ list: name, id: item.id, version, title, done }}>
        {title}
        <span className="sr-only">{item.name}</span>
      </RestoreButton>
    )
  }
  if (previous === null || !isSectionName(name)) return null
  const title = 'Restaurar esta seção como estava antes'
  return (
    <RestoreButton restored={{ section: name, label, isList: false, version: previous, title }}>
      {title}
      <span className="sr-only">{`${label}, ${when}`}</span>
    </RestoreButton>
  )
}

function WholeList({ entry: { version, when }, shown: { name, label } }: Pick<Props, 'entry' | 'shown'>) {
  if (!isSectionName(name)) return null
  const title = `Restaurar a seção inteira: ${label} em ${when}`
  return (
    <details className="group border-t pt-1 -mb-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-600">Mais opções</summary>
      <p className="max-w-measure text-ink-600">
        {`Traz a seção ${label} inteira de volta ao que era em ${when}: o que foi gravado depois em todos os outros itens também é desfeito. Antes de fazer, mostra quantos mudam.`}
      </p>
      <RestoreButton restored={{ section: name, label, isList: true, version, title }}>
        Restaurar a seção inteira…
        <span className="sr-only">{`versão de ${when}`}</span>
      </RestoreButton>
    </details>
  )
}
