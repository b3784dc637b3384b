import type { Route } from 'next'
import Link from 'next/link'
import { OtherDay } from '@/components/site-frame/other-day'
import { type Admin, requireAdmin } from '@/lib/access/guard'
import { clockInHotel, siteNow, todayInHotel } from '@/lib/dates'
import { getPendingEntries } from '@/lib/panel/pending-queries'
import { itemScreenPath, ownPreviewPath, pendingPath } from '@/lib/paths'
import { listSiteChanges, type SiteChange } from '@/lib/site/changes'
import type { SectionName } from '@/lib/site/registry'
import { getSite } from '@/lib/site/site-content'
import { timeWords, weekdayWords } from '@/lib/times'
import { readFailed } from '../_ui/read-failed'
import { DashboardSection } from './dashboard-section'

const maxShown = 6

type Change =
  | SiteChange
  | (Omit<SiteChange, 'what' | 'list'> & { what: 'changes'; list: SectionName; detail: string; href: Route })

/** Lists the starts and ends of scheduled versions (SAVE-12). */
async function listScheduledChanges(admin: Admin): Promise<Change[]> {
  return (await getPendingEntries(admin)).flatMap(({ section, label, href, pending }) => {
    const { id, starts, ends, hasBegun, isAlone, isGone, effect, former } = pending
    const change = { what: 'changes' as const, list: section, label, href }
    const begins = isGone ? 'não se aplica mais' : isAlone ? words.appears : `muda: ${effect}`
    return [
      ...(starts === null || hasBegun ? [] : [{ ...change, id, at: starts, detail: begins }]),
      ...(ends === null || isGone ? [] : [{ ...change, id, at: ends, detail: `volta: ${former}` }]),
    ]
  })
}

/** Lists by day what the site will show, change and hide by itself (ADM-27). */
export async function NextChanges() {
  const admin = await requireAdmin()
  const changes = await Promise.all([getSite(), listScheduledChanges(admin)]).then(
    ([site, scheduled]) =>
      [...listSiteChanges(site, siteNow()), ...scheduled].toSorted((a, b) => a.at - b.at),
    readFailed('next changes'),
  )
  const rest = changes?.slice(maxShown) ?? []
  return (
    <DashboardSection
      title="Próximas mudanças do site"
      more={
        <Link
          href={pendingPath}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold text-forest-800 hover:underline"
        >
          Ainda não publicado
        </Link>
      }
    >
      {!changes && <p className="p-5 text-ink-600">Não foi possível ler agora.</p>}
      {changes?.length === 0 && <p className="p-5 text-ink-600">Nada muda sozinho por enquanto.</p>}
      {changes && changes.length > 0 && <Days changes={changes.slice(0, maxShown)} />}
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
                  href={`${ownPreviewPath}?${new URLSearchParams({ dia: day, hora: clockInHotel(change.at).slice(11) })}`}
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
