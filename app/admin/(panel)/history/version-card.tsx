import { countLabel } from '@/lib/format'
import type { HistoryEntry, ToldElement } from '@/lib/history/entries'
import { Badge } from '../../_ui/badge'
import { ElementChanges } from './element-changes'
import { RestoreButton } from './restore-button'

type Props = { entry: HistoryEntry; shown: { name: string; slug: string; label: string }; current: number }

export function VersionCard({ entry, shown, current }: Props) {
  const { version, when, by, elements } = entry
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
      <Changes elements={elements} />
    </li>
  )
}

// More than that is a reordering or an import: nobody reads it line by line.
const shownAtMost = 6

function Changes({ elements }: { elements: ToldElement[] | null }) {
  if (!elements) return <p className="text-ink-600">Primeira versão registrada.</p>
  if (elements.length === 0) return <p className="text-ink-600">Nada que se veja mudou.</p>
  const rest = elements.slice(shownAtMost)
  return (
    <div className="grid gap-4 border-t pt-4">
      <ElementChanges elements={elements.slice(0, shownAtMost)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-forest-800 group-open:mb-4">
            {`Mostrar mais ${countLabel(rest.length, 'item', 'itens')}`}
          </summary>
          <div className="grid gap-4">
            <ElementChanges elements={rest} />
          </div>
        </details>
      )}
    </div>
  )
}
