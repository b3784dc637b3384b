import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DescribedChange } from '@/lib/content/history/describe'
import type { DescribedItem } from '@/lib/content/history/entries'
import { ShownValueView } from '../_media/shown-value-view'

type Props = {
  items: DescribedItem[]
  actions?: (item: DescribedItem) => ReactNode
}

export function ItemChanges({ items, actions }: Props) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: past changes never reorder
    <section key={index}>
      <ItemName {...item} />
      {item.fields.length > 0 && (
        <dl className={item.name ? 'mt-1' : ''}>
          {item.fields.map((change) => (
            <FieldRow key={change.label} {...change} />
          ))}
        </dl>
      )}
      {actions?.(item)}
    </section>
  ))
}

export function ItemName({ name, note }: Pick<DescribedItem, 'name' | 'note'>) {
  if (!name) return null
  return (
    <h3>
      <span className="font-semibold">{name}</span>
      {note && <span className="text-ink-600">{` ${note}`}</span>}
    </h3>
  )
}

function FieldRow({ label, before, after }: DescribedChange) {
  return (
    <div className="grid gap-x-4 py-1 md:grid-cols-[11rem_1fr]">
      <dt className="text-ink-600">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1">
        <span className="sr-only">antes:</span>
        <ShownValueView value={before} className="text-ink-600" />
        <span className="flex min-w-0 items-start gap-x-2">
          <ArrowRight className="mt-1 size-4 flex-none text-ink-600" aria-hidden="true" />
          <span className="sr-only">depois:</span>
          <ShownValueView value={after} />
        </span>
      </dd>
    </div>
  )
}
