import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { requireAdmin } from '@/lib/access/guard'
import { namesOf } from '@/lib/access/staff-names'
import type { DescribedItem } from '@/lib/content/history/entries'
import { countLabel } from '@/lib/count-label'
import { historyPath, itemScreenPath, picturesPath } from '@/lib/paths'
import { personName } from '@/lib/person-name'
import { type RecentChange, recentChanges } from '@/lib/site/history-queries'
import { upperFirst } from '@/lib/words'
import { readFailed } from '../_ui/read-failed'
import { SideValue } from '../_ui/side-value'
import { DashboardSection } from './dashboard-section'

const shownAtMost = 8
const fieldsAtMost = 2

/** The newest changes of all sections: who, what, before and after, when. */
export async function RecentChanges() {
  const admin = await requireAdmin()
  const [read, names] = await Promise.all([
    recentChanges(admin, shownAtMost).catch(readFailed('recent changes')),
    namesOf(admin),
  ])
  // What there was before anybody changed it is no change.
  const changes = read?.filter(({ items }) => items)
  return (
    <DashboardSection
      title="Últimas mudanças"
      more={
        <Link
          href="/admin/history"
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold text-forest-800 hover:underline"
        >
          Ver todas
        </Link>
      }
    >
      {!changes && <p className="p-5 text-ink-600">Não foi possível ler agora.</p>}
      {changes?.length === 0 && <p className="p-5 text-ink-600">Ninguém mudou nada ainda.</p>}
      <ul className="divide-y">
        {changes?.map((change) => (
          <li key={`${change.section} ${change.version}`} className="grid gap-1 px-5 py-3">
            <p className="text-[0.8125rem] text-ink-600">
              {`${upperFirst(personName(change.by, names))} · ${change.label} · `}
              <Link
                href={historyPath(change.label, change.version + 1)}
                prefetch={false}
                className="underline even-figures hover:text-forest-800"
              >
                {change.when}
              </Link>
            </p>
            <What change={change} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  )
}

function What({ change }: { change: RecentChange }) {
  const { items } = change
  const [first] = items ?? []
  if (!items || !first) return <p>Nada que se veja mudou.</p>
  return (
    <>
      <ItemLink item={first} change={change} />
      {first.fields.slice(0, fieldsAtMost).map(({ label, before, after }) => (
        <p key={label} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-ink-600">{`${label}:`}</span>
          <span className="sr-only">antes:</span>
          <SideValue side={before} className="line-clamp-2 text-ink-600" />
          <ArrowRight className="size-4 flex-none text-ink-600" aria-hidden="true" />
          <span className="sr-only">depois:</span>
          <SideValue side={after} className="line-clamp-2" />
        </p>
      ))}
      <More fields={first.fields.length - fieldsAtMost} items={items.length - 1} />
    </>
  )
}

function ItemLink({ item: { id, name, note }, change }: { item: DescribedItem; change: RecentChange }) {
  if (!name) return null
  const isThere = change.isList && note !== 'excluído'
  return (
    <p>
      {isThere ? (
        <Link
          href={change.section === 'pictures' ? picturesPath(id) : itemScreenPath(change.section, id)}
          prefetch={false}
          className="font-semibold text-forest-800 hover:underline"
        >
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      {note && <span className="text-ink-600">{` ${note}`}</span>}
    </p>
  )
}

function More({ fields, items }: { fields: number; items: number }) {
  const parts = [
    fields > 0 && `mais ${countLabel(fields, 'campo', 'campos')}`,
    items > 0 && `mais ${countLabel(items, 'item', 'itens')}`,
  ].filter(Boolean)
  return parts.length > 0 && <p className="text-[0.8125rem] text-ink-600">{`e ${parts.join(', ')}`}</p>
}
