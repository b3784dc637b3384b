import { useSearchParams } from 'next/navigation'
import type { PendingMark } from '@/lib/content/pending-words'
import { shortMoment } from '@/lib/times'
import type { Base } from '../_ui/draft'

export function isPlanned(shown: PendingMark | undefined): shown is PendingMark & { starts: number } {
  return typeof shown?.starts === 'number'
}

/** The version that a form shows, as the server checks that it is still the same one. */
export function knownOf(shown: PendingMark | undefined) {
  return shown ? { id: shown.id, version: shown.version } : null
}

/** What a form says of a version that it has just stored, until the page has been read again. */
export function markOfKept(
  { id, version, starts }: Pick<PendingMark, 'id' | 'version' | 'starts'>,
  before: PendingMark | undefined,
  base: Base,
  isAlone: boolean,
): PendingMark {
  const blank = { ends: null, hasBegun: false, isGone: false, labels: [], short: '', what: '', problems: [] }
  return {
    ...{ ...blank, ...before, id, version, starts, isAlone },
    ...{ by: (starts && before?.by) || '', at: shortMoment(new Date().toISOString()) },
    ...{ expectedFingerprint: base.fingerprint, before: base.values },
  }
}

/** The version that a form on a page begins with: the one that the address names, else the newest draft, else the stored one. */
export function useFirstVersion<Version extends { pending?: PendingMark | undefined }>(
  versions: Version[],
): Version | undefined {
  const wanted = useSearchParams().get('abrir')
  return (
    versions.find(({ pending }) => pending && pending.id === wanted && !pending.hasBegun) ??
    versions.findLast(({ pending }) => pending?.starts === null) ??
    versions.find(({ pending }) => !pending)
  )
}
