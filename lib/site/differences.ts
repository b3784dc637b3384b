import type { SectionDefinition } from '@/lib/content/definition'
import { describeChangedItems } from '@/lib/content/history/entries'
import { todayInHotel } from '@/lib/dates'
import { isNoticeOn, noticeSection } from '@/lib/hotel/notice/fields'
import { packageTitle } from '@/lib/packages/display'
import { hasEnded, isOnSite } from '@/lib/packages/expiry'
import { packagesSection } from '@/lib/packages/fields'
import { readSection, type Site } from './document'
import { sections } from './registry'

type Shown = { site: Site; at: number }

const maxNamed = 4

/** Compares the site at two moments (epoch milliseconds): 'Aparece: Réveillon. Sai: Natal. Muda: Carnaval (Preço).' */
export function describeDifferences(now: Shown, then: Shown): { count: number; words: string } {
  const [before, after] = [shownAt(now), shownAt(then)]
  // Picture descriptions appear and disappear with their pictures.
  const found = sections
    .filter(({ name }) => name !== 'pictures')
    .flatMap((section) =>
      describeChangedItems(section, before(section), after(section)).map(({ id, name, note, fields }) => {
        const called = name && name !== id ? name : section.label
        const labels = fields.map(({ label }) => label)
        if (note === 'incluído' || note === 'excluído')
          return [note === 'incluído' ? 'Aparece' : 'Sai', called] as const
        if (labels.includes(ended)) return [ended, called] as const
        return ['Muda', labels.length > 0 ? `${called} (${labels.join(', ')})` : called] as const
      }),
    )
  const words = ['Aparece', 'Sai', ended, 'Muda'].flatMap((kind) => {
    const names = found.filter(([one]) => one === kind).map(([, name]) => name)
    const more = names.length > maxNamed ? ` e mais ${names.length - maxNamed}` : ''
    return names.length > 0 ? `${kind}: ${names.slice(0, maxNamed).join(', ')}${more}.` : []
  })
  return { count: found.length, words: words.join(' ') }
}

const ended = 'Passa a “Encerrado”'

/** Returns a section's visible data in the format of the history: a list, or the fields of a single row. */
function shownAt({ site, at }: Shown) {
  const packages = readSection(site, packagesSection)
    .filter((pkg) => isOnSite(pkg, at))
    .map((pkg) => ({ ...pkg, name: packageTitle(pkg), [ended]: hasEnded(pkg, todayInHotel(at)) }))
  const notice = readSection(site, noticeSection)
  const shown: Record<string, unknown> = { packages, notice: isNoticeOn(notice, at) ? notice : [] }
  return (section: SectionDefinition) => {
    const value: unknown = shown[section.name] ?? readSection(site, section)
    // Both sides without the mark of a preview's item.
    return section.table ? value : [value].flat().map((item) => ({ ...Object(item), isPending: undefined }))
  }
}
