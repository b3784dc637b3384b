import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Suspense } from 'react'
import { requireAdmin } from '@/lib/access/guard'
import { namesOf } from '@/lib/access/staff-names'
import type { DescribedItem } from '@/lib/content/history/entries'
import { readItems } from '@/lib/content/section-store'
import { countLabel } from '@/lib/count-label'
import { pageNames } from '@/lib/hotel/naming/words'
import { listConcerns } from '@/lib/panel/attention'
import { findBookingProblem } from '@/lib/panel/booking-problem'
import { getRecentChanges, type RecentChange } from '@/lib/panel/history-queries'
import { packageRows } from '@/lib/panel/packages/rows'
import { backupState, getBackupProof, getStoredNaming } from '@/lib/panel/panel-queries'
import { getPendingEntries } from '@/lib/panel/pending-queries'
import { roomRows } from '@/lib/panel/rooms/rows'
import { historyPath, itemScreenPath, picturesPath } from '@/lib/paths'
import { personName } from '@/lib/person-name'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { registry } from '@/lib/site/registry'
import { getPeople, hasOneManager } from '@/lib/team/team'
import { upperFirst } from '@/lib/words'
import { ShownValueView } from '../_media/shown-value-view'
import { readFailed } from '../_ui/read-failed'
import { DashboardSection, LoadingSection } from './dashboard-section'
import { NextChanges } from './next-changes'
import { PhoneView } from './phone-view'

/** Streams the parts below the numbers (ADM-17) independently. */
export async function DashboardDetails() {
  const naming = await getStoredNaming(await requireAdmin())
  return (
    <div className="mt-10 grid gap-x-8 gap-y-10 min-[80rem]:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-10">
        <Suspense fallback={<LoadingSection title="Precisa de atenção" />}>
          <Attention />
        </Suspense>
        <Suspense fallback={<LoadingSection title="Próximas mudanças do site" />}>
          <NextChanges />
        </Suspense>
        <Suspense fallback={<LoadingSection title="Últimas mudanças" />}>
          <RecentChanges />
        </Suspense>
      </div>
      <PhoneView names={pageNames(naming)} hidden={await getHiddenPaths().catch(() => [])} />
    </div>
  )
}

const maxShown = 6

async function Attention() {
  const admin = await requireAdmin()
  const [stored, backup, isAlone] = await Promise.all([
    Promise.all([
      readItems(admin, registry.packages),
      readItems(admin, registry.rooms),
      getPendingEntries(admin),
      findBookingProblem(),
      getStoredNaming(admin),
    ]).catch(readFailed('attention')),
    getBackupProof(admin).then((proof) => backupState(proof), readFailed('backup')),
    admin.isManager && getPeople(admin).then(hasOneManager, readFailed('team')),
  ])
  const [packages = [], rooms = [], pending = [], booking = null, naming] = stored ?? []
  const concerns = naming
    ? listConcerns({ booking, packages: packageRows(packages), rooms: roomRows(rooms, naming), pending })
    : null
  const rest = concerns?.slice(maxShown) ?? []
  return (
    <DashboardSection title="Precisa de atenção">
      {backup?.isConcern && <p className="border-b px-5 py-3 font-semibold text-forest-800">{backup.text}</p>}
      {!concerns && <p className="p-5 text-ink-600">Não foi possível conferir agora.</p>}
      {concerns?.length === 0 && !backup?.isConcern && (
        <p className="p-5 text-ink-600">Tudo em ordem: nada a fazer.</p>
      )}
      {concerns && concerns.length > 0 && <Concerns concerns={concerns.slice(0, maxShown)} />}
      {rest.length > 0 && (
        <details className="border-t">
          <summary className="flex min-h-11 cursor-pointer items-center px-5 font-semibold text-forest-800">
            {`Mostrar mais ${rest.length}`}
          </summary>
          <Concerns concerns={rest} />
        </details>
      )}
      {isAlone && (
        <p className="border-t px-5 py-3 text-[0.8125rem] text-ink-600">
          Só você gerencia a equipe.{' '}
          <Link href="/admin/team" prefetch={false} className="text-forest-800 underline">
            Uma segunda pessoa
          </Link>{' '}
          pode ajudar quando uma senha se perde.
        </p>
      )}
      {!backup?.isConcern && backup?.text !== '' && (
        <p className="border-t px-5 py-3 text-[0.8125rem] text-ink-600">
          {backup?.text ?? 'Não foi possível ver agora se há um backup provado.'}
        </p>
      )}
    </DashboardSection>
  )
}

function Concerns({ concerns }: { concerns: ReturnType<typeof listConcerns> }) {
  return (
    <ul className="divide-y">
      {concerns.map(({ section, id, label, text, href = itemScreenPath(section, id) }) => (
        <li key={`${section} ${id} ${text}`}>
          <Link
            href={href}
            prefetch={false}
            className="grid min-h-11 content-center gap-x-4 px-5 py-2.5 hover:bg-sand-50"
          >
            <span className="font-semibold text-forest-800">{label}</span>
            <span className="text-ink-600">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const maxChanges = 8
const maxFields = 2

async function RecentChanges() {
  const admin = await requireAdmin()
  const [read, names] = await Promise.all([
    getRecentChanges(admin, maxChanges).catch(readFailed('recent changes')),
    namesOf(admin),
  ])
  // The first recorded version of a section has no changes.
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
      {first.fields.slice(0, maxFields).map(({ label, before, after }) => (
        <p key={label} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-ink-600">{`${label}:`}</span>
          <span className="sr-only">antes:</span>
          <ShownValueView value={before} className="line-clamp-2 text-ink-600" />
          <ArrowRight className="size-4 flex-none text-ink-600" aria-hidden="true" />
          <span className="sr-only">depois:</span>
          <ShownValueView value={after} className="line-clamp-2" />
        </p>
      ))}
      <More fields={first.fields.length - maxFields} items={items.length - 1} />
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
