import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { type Admin, requireAdmin } from '@/lib/access/guard'
import { readPending } from '@/lib/content/later-changes'
import { clockInHotel, siteNow, todayInHotel } from '@/lib/dates'
import { timeWords, weekdayWords } from '@/lib/packages/admin/on-site'
import { anyDayPath, itemScreenPath, listScreenPath } from '@/lib/paths'
import type { SiteChange } from '@/lib/site/changes'
import { getSiteChanges } from '@/lib/site/queries'
import { listNames, registry } from '@/lib/site/registry'
import { readFailed } from '../_ui/read-failed'
import { DashboardSection } from './dashboard-section'

const shownAtMost = 6

type Change = SiteChange & { detail?: string; isNew?: boolean }

/** What staff have marked to change later (SAVE-12). */
async function readMarkedChanges(admin: Admin): Promise<Change[]> {
  const { data, error } = await admin.supabase
    .from('content_changes')
    .select('section')
    .eq('hotel_id', admin.hotelId)
  if (error) throw new Error(error.message)
  const marked = new Set(data.map(({ section }) => section))
  const found = listNames
    .filter((name) => marked.has(name))
    .map(async (list) => {
      const all = await readPending(admin, registry[list])
      return all.map(({ item: id, name: label, at, isNew, labels }): Change => {
        const what = isNew ? 'appears' : 'changes'
        return { at, what, list, id, label, isNew, ...(!isNew && { detail: `muda: ${labels.join(', ')}` }) }
      })
    })
  return (await Promise.all(found)).flat()
}

/** What appears on the site, changes and leaves it by itself, by day (ADM-27). */
export async function NextChanges() {
  const admin = await requireAdmin()
  const changes = await Promise.all([getSiteChanges(), readMarkedChanges(admin)]).then(
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
      <OtherDay />
    </DashboardSection>
  )
}

/** Opens the whole site as it will be (ADM-29). */
function OtherDay() {
  const today = todayInHotel()
  return (
    <form
      action={anyDayPath}
      target="_blank"
      aria-labelledby="outro-dia"
      className="flex flex-wrap items-end gap-3 border-t p-5"
      rel="noopener"
    >
      <h3 id="outro-dia" className="w-full font-semibold">
        Ver o site em outro dia
      </h3>
      <label className="field">
        Dia
        <input type="date" name="dia" required min={today} defaultValue={today} className="input" />
      </label>
      <label className="field">
        Hora
        <input type="time" name="hora" required defaultValue="12:00" className="input" />
      </label>
      <button type="submit" className={buttonClass('outline')}>
        Ver o site
      </button>
      <button
        type="submit"
        name="mostrar"
        value="1"
        className="min-h-11 font-semibold text-forest-800 underline"
      >
        Criar link para mostrar a alguém
      </button>
    </form>
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
                  href={change.isNew ? listScreenPath(change.list) : itemScreenPath(change.list, change.id)}
                  prefetch={false}
                  className="flex min-h-11 grow flex-wrap items-center gap-x-2 px-5 py-1 hover:bg-sand-50"
                >
                  <span className="min-w-12 text-ink-600 even-figures">{timeWords(change.at)}</span>
                  <span className="font-semibold text-forest-800 wrap-anywhere">{change.label}</span>
                  <span className="text-ink-600">{change.detail ?? words[change.what]}</span>
                </Link>
                <a
                  href={`${anyDayPath}?${new URLSearchParams({ dia: day, hora: clockInHotel(change.at).slice(11) })}`}
                  target="_blank"
                  className="inline-flex min-h-11 items-center px-5 text-forest-800 underline"
                  rel="noopener"
                >
                  Ver nesse dia
                  <span className="sr-only">{`: ${change.label} (abre em nova aba)`}</span>
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
  changes: 'muda',
  ends: 'passa a “Encerrado”',
  leaves: 'sai do site',
}
