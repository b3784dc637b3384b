import { endOfDayInHotel, todayInHotel } from '@/lib/dates'
import { type Notice, noticeTimes } from '@/lib/hotel/notice/fields'
import { endOfPackage, timesOnSite } from '@/lib/packages/expiry'
import type { SiteContent } from './document'
import type { ListName } from './registry'

/** A change on the site at a moment (milliseconds since the epoch) without a save. */
export type SiteChange = {
  at: number
  what: 'appears' | 'ends' | 'leaves'
  list: ListName
  id: string
  label: string
}

type Timed = Pick<SiteContent, 'packages'> & Partial<Pick<SiteContent, 'notice'>>

/** Returns the scheduled changes after a moment, in order. Pages change only then and at midnight. Epoch milliseconds. */
export function listSiteChanges({ packages, notice }: Timed, from = Number.NEGATIVE_INFINITY): SiteChange[] {
  return [...packages.flatMap(packageChanges), ...(notice ? noticeChanges(notice) : [])]
    .filter(({ at }) => at > from)
    .toSorted((a, b) => a.at - b.at)
}

/** Returns until when a page rendered at a moment stays correct: the next change, or the hotel's midnight. */
export function nextChangeAt(content: (Timed & { changes?: number[] }) | undefined, from: number): number {
  const [next] = content ? listSiteChanges(content, from) : []
  const later = content?.changes?.filter((at) => at > from) ?? []
  return Math.min(endOfDayInHotel(todayInHotel(from)), ...(next ? [next.at] : []), ...later)
}

function packageChanges(pkg: Timed['packages'][number]): SiteChange[] {
  const { from, until } = timesOnSite(pkg)
  const ends = endOfPackage(pkg)
  return changesAt({ list: 'packages', id: pkg.id, label: pkg.name }, [
    ['appears', from, from < until],
    ['ends', ends, from < ends && ends < until],
    ['leaves', until, from < until],
  ])
}

function noticeChanges(notice: Notice): SiteChange[] {
  const { from, until } = noticeTimes(notice)
  const isShown = notice.text !== '' && from < until
  return changesAt({ list: 'notice', id: notice.id, label: 'Aviso aos hóspedes' }, [
    ['appears', from, isShown],
    ['leaves', until, isShown],
  ])
}

function changesAt(
  item: Pick<SiteChange, 'list' | 'id' | 'label'>,
  moments: [what: SiteChange['what'], at: number, happens: boolean][],
): SiteChange[] {
  return moments
    .filter(([, at, happens]) => happens && Number.isFinite(at))
    .map(([what, at]) => ({ at, what, ...item }))
}
