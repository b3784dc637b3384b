import type { Route } from 'next'
import Link from 'next/link'
import { OtherDay } from '@/components/site-frame/other-day'
import { type Admin, requireAdmin } from '@/lib/access/guard'
import { pendingChanges } from '@/lib/content/later'
import { readLater } from '@/lib/content/later-changes'
import { readItems } from '@/lib/content/rewrite-list'
import { clockInHotel, siteNow, todayInHotel } from '@/lib/dates'
import { anyDayPath, itemScreenPath, listScreenPath } from '@/lib/paths'
import type { SiteChange } from '@/lib/site/changes'
import { getSiteChanges } from '@/lib/site/queries'
import { isListName, registry } from '@/lib/site/registry'
import { timeWords, weekdayWords } from '@/lib/times'
import { readFailed } from '../_ui/read-failed'
import { DashboardSection } from './dashboard-section'

const shownAtMost = 6

type Change = SiteChange | (Omit<SiteChange, 'what'> & { what: 'changes'; detail: string; href: Route })

/** What staff have marked to change later (SAVE-12). */
async function markedChanges(admin: Admin): Promise<Change[]> {
  const bySection = Map.groupBy(await readLater(admin), ({ section }) => section)
  const found = [...bySection].map(async ([section, all]) => {
    if (!isListName(section)) return []
    const definition = registry[section]
    const pending = pendingChanges(definition, await readItems(admin, definition), all, siteNow())
    return pending.map(({ item: id, name: label, at, isNew, isGone, labels }): Change => {
      const fields = `muda: ${labels.join(', ')}`
      const detail = isNew ? words.appears : isGone ? 'não se aplica mais' : fields
      const href = isNew || isGone || definition.lone ? listScreenPath(section) : itemScreenPath(section, id)
      return { at, what: 'changes', list: section, id, label, href, detail }
    })
  })
  return (await Promise.all(found)).flat()
}

/** What appears on the site, changes and leaves it by itself, by day (ADM-27). */
export async function NextChanges() {
  const admin = await requireAdmin()
  const changes = await Promise.all([getSiteChanges(), markedChanges(admin)]).then(
    (all) => all.flat().toSorted((a, b) => a.at - b.at),
    readFailed('next changes'),
  )
  const rest = changes?.slice(shownAtMost) ?? []
  return (
    <DashboardSection title="Próximas mudanças do site">
      {!changes && <p className="p-5 text-ink-600">Não foi possível ler agora.</p>}
      {changes?.length === 0 && <p className="p-5 text-ink-600">Nada muda sozinho por enquanto.</p>}
      {changes && changes.length > 0 && <Days changes={changes.slice(0, shownAtMost)} />}
      {rest.length > 0 && (
        <details className="border-t">
          <summary className="flex min-h-11 cursor-pointer items-center px-5 font-semibold text-forest-800">
            {`Mostrar mais ${rest.length}`}
          </summary>
          <Days changes={rest} />
        </details>
      )}
      <div className="grid gap-3 border-t p-5">
        <h3 className="font-semibold">Ver o site em outro dia</h3>
        <OtherDay at={siteNow()} newTab />
      </div>
    </DashboardSection>
  )
}

function Days({ changes }: { changes: Change[] }) {
  const days = Map.groupBy(changes, ({ at }) => todayInHotel(at))
  return (
    <ul className="divide-y">
      {[...days].map(([day, list]) => (
        <li key={day} className="py-2">
          <h3 className="px-5 py-1 text-[0.8125rem] text-ink-600">
            {weekdayWords(list[0]?.at ?? 0, siteNow())}
          </h3>
          <ul>
            {list.map((change) => (
              <li
                key={`${change.at} ${change.what} ${change.list} ${change.id}`}
                className="flex flex-wrap items-center"
              >
                <Link
                  href={'href' in change ? change.href : itemScreenPath(change.list, change.id)}
                  prefetch={false}
                  className="flex min-h-11 grow flex-wrap items-center gap-x-2 px-5 py-1 hover:bg-sand-50"
                >
                  <span className="min-w-12 text-ink-600 even-figures">{timeWords(change.at)}</span>
                  <span className="font-semibold text-forest-800 wrap-anywhere">{change.label}</span>
                  <span className="text-ink-600">
                    {'detail' in change ? change.detail : words[change.what]}
                  </span>
                </Link>
                <a
                  href={`${anyDayPath}?${new URLSearchParams({ dia: day, hora: clockInHotel(change.at).slice(11) })}`}
                  target="_blank"
                  className="inline-flex min-h-11 items-center px-5 text-forest-800 underline"
                  rel="noopener"
                >
                  Ver nesse dia
                  <span className="sr-only">{` ${change.label} (abre em nova aba)`}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const words: Record<SiteChange['what'], string> = {
  appears: 'aparece no site',
  ends: 'passa a “Encerrado”',
  leaves: 'sai do site',
}
