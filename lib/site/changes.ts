import { endOfDayInHotel, todayInHotel } from '@/lib/dates'
import { type Notice, noticeSection, noticeTimes } from '@/lib/hotel/notice/fields'
import { endOfPackage, timesOnSite } from '@/lib/packages/expiry'
import { type Package, packagesSection } from '@/lib/packages/fields'
import { readSection, type Site } from './document'

/** A change on the site at a moment (milliseconds since the epoch) without a save. */
export type SiteChange = {
  at: number
  what: 'appears' | 'ends' | 'leaves'
  list: 'packages' | 'notice'
  id: string
  label: string
}

/** Returns the scheduled changes after a moment, in order. Pages change only then and at midnight. Epoch milliseconds. */
export function listSiteChanges(site: Site, from = Number.NEGATIVE_INFINITY): SiteChange[] {
  const [packages, notice] = [readSection(site, packagesSection), readSection(site, noticeSection)]
  return [...packages.flatMap(packageChanges), ...noticeChanges(notice)]
    .filter(({ at }) => at > from)
    .toSorted((a, b) => a.at - b.at)
}

/** Returns until when a page rendered at a moment stays correct: the next change, or the hotel's midnight. */
export function nextChangeAt(site: Site | undefined, from: number): number {
  const [next] = site ? listSiteChanges(site, from) : []
  const later = site?.changes.filter((at) => at > from) ?? []
  return Math.min(endOfDayInHotel(todayInHotel(from)), ...(next ? [next.at] : []), ...later)
}

function packageChanges(pkg: Package): SiteChange[] {
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
