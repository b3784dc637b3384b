import { useSearchParams } from 'next/navigation'
import type { PendingMark } from '@/lib/content/pending-words'

export function isPlanned(shown: PendingMark | undefined): shown is PendingMark & { starts: number } {
  return typeof shown?.starts === 'number'
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
