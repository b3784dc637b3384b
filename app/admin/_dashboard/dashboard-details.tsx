import Link from 'next/link'
import { Suspense } from 'react'
import { requireAdmin } from '@/lib/access/guard'
import { type Draft, readDrafts } from '@/lib/content/drafts'
import { draftRows, type ItemRow } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { readItems } from '@/lib/content/rewrite-list'
import type { Naming } from '@/lib/hotel/naming/fields'
import { pageNames } from '@/lib/hotel/naming/words'
import { packageRows } from '@/lib/packages/admin/rows'
import { itemScreenPath } from '@/lib/paths'
import { roomRows } from '@/lib/rooms/admin/rows'
import { concernsOf } from '@/lib/site/attention'
import { bookingProblem } from '@/lib/site/booking-problem'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { backupState, getBackupProof, getStoredNaming } from '@/lib/site/panel-queries'
import { type ListName, registry } from '@/lib/site/registry'
import { readFailed } from '../_ui/read-failed'
import { DashboardSection, LoadingSection } from './dashboard-section'
import { PhoneView } from './phone-view'
import { RecentChanges } from './recent-changes'

/** The parts below the numbers (ADM-17); each appears as soon as it has been read. */
export async function DashboardDetails() {
  const naming = await getStoredNaming(await requireAdmin())
  return (
    <div className="mt-10 grid gap-x-8 gap-y-10 min-[80rem]:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-10">
        <Suspense fallback={<LoadingSection title="Precisa de atenção" />}>
          <Attention />
        </Suspense>
        <Suspense fallback={<LoadingSection title="Últimas mudanças" />}>
          <RecentChanges />
        </Suspense>
      </div>
      <PhoneView names={pageNames(naming)} hidden={await getHiddenPaths().catch(() => [])} />
    </div>
  )
}

const shownAtMost = 6

async function Attention() {
  const admin = await requireAdmin()
  const [stored, backup] = await Promise.all([
    Promise.all([
      readItems(admin, registry.packages),
      readItems(admin, registry.rooms),
      readDrafts(admin),
      bookingProblem(),
      getStoredNaming(admin),
    ]).catch(readFailed('attention')),
    getBackupProof(admin).then((proof) => backupState(proof), readFailed('backup')),
  ])
  const concerns = stored ? concernsIn(...stored) : null
  const rest = concerns?.slice(shownAtMost) ?? []
  return (
    <DashboardSection title="Precisa de atenção">
      {backup?.isConcern && <p className="border-b px-5 py-3 font-semibold text-forest-800">{backup.text}</p>}
      {!concerns && <p className="p-5 text-ink-600">Não foi possível conferir agora.</p>}
      {concerns?.length === 0 && !backup?.isConcern && (
        <p className="p-5 text-ink-600">Tudo em ordem: nada a fazer.</p>
      )}
      {concerns && concerns.length > 0 && <Concerns concerns={concerns.slice(0, shownAtMost)} />}
      {rest.length > 0 && (
        <details className="border-t">
          <summary className="flex min-h-11 cursor-pointer items-center px-5 font-semibold text-forest-800">
            {`Mostrar mais ${rest.length}`}
          </summary>
          <Concerns concerns={rest} />
        </details>
      )}
      {!backup?.isConcern && backup?.text !== '' && (
        <p className="border-t px-5 py-3 text-[0.8125rem] text-ink-600">
          {backup?.text ?? 'Não foi possível ver agora se há um backup provado.'}
        </p>
      )}
    </DashboardSection>
  )
}

function concernsIn(
  packages: StoredItem[],
  rooms: StoredItem[],
  drafts: Draft[],
  booking: string | null,
  naming: Naming,
) {
  const roomRowsOf = (items: StoredItem[]) => roomRows(items, naming)
  return concernsOf({
    booking,
    packages: packageRows(packages),
    rooms: roomRowsOf(rooms),
    drafts: [...waiting('packages', packages, packageRows), ...waiting('rooms', rooms, roomRowsOf)],
  })

  function waiting(list: ListName, items: StoredItem[], rowsOf: (items: StoredItem[]) => ItemRow[]) {
    const own = drafts.filter(({ section }) => section === list)
    return draftRows(registry[list], own, items, rowsOf).flatMap(({ id, label, draft }) =>
      draft ? [{ list, id, label, by: draft.by ?? '', when: draft.at, isNew: draft.isAlone }] : [],
    )
  }
}

function Concerns({ concerns }: { concerns: ReturnType<typeof concernsOf> }) {
  return (
    <ul className="divide-y">
      {concerns.map(({ list, id, label, text }) => (
        <li key={`${list} ${id} ${text}`}>
          <Link
            href={itemScreenPath(list, id)}
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
