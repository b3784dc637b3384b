import { countLabel } from '@/lib/format'
import type { DescribedItem, HistoryEntry } from '@/lib/history/entries'
import { Badge } from '../../_ui/badge'
import { ItemChanges } from './item-changes'
import { RestoreButton } from './restore-button'

type Props = { entry: HistoryEntry; shown: { name: string; slug: string; label: string }; current: number }

export function VersionCard({ entry, shown, current }: Props) {
  const { version, when, by, items } = entry
  return (
    <li className="surface grid gap-4 p-4 sm:px-5">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-semibold tabular-nums">{when}</h2>
          <p className="truncate text-ink-600">{by}</p>
        </div>
        {version === current ? (
          <Badge tone="good">Versão atual</Badge>
        ) : (
          <RestoreButton
            name={shown.name}
            slug={shown.slug}
            label={shown.label}
            version={version}
            when={when}
            seen={current}
          />
        )}
      </div>
      <Changes items={items} />
    </li>
  )
}

// More than that is a reordering or an import: nobody reads it line by line.
const shownAtMost = 6

function Changes({ items }: { items: DescribedItem[] | null }) {
  if (!items) return <p className="text-ink-600">Primeira versão registrada.</p>
  if (items.length === 0) return <p className="text-ink-600">Nada que se veja mudou.</p>
  const rest = items.slice(shownAtMost)
  return (
    <div className="grid gap-4 border-t pt-4">
      <ItemChanges items={items.slice(0, shownAtMost)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-forest-800 group-open:mb-4">
            {`Mostrar mais ${countLabel(rest.length, 'item', 'itens')}`}
          </summary>
          <div className="grid gap-4">
            <ItemChanges items={rest} />
          </div>
        </details>
      )}
    </div>
  )
}
