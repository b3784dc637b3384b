import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { pictureName } from '@/lib/media/images/picture'
import { sourceValidationMessage } from '@/lib/media/images/source-check'
import { isTiny, tooSmallMessage } from '@/lib/media/images/wanted-size'
import type { PictureDetails } from '@/lib/panel/pictures/details'
import { useFileNote } from './file-notes'

/** Never mutated, so that useSyncExternalStore notices a change. */
let known = new Map<string, PictureDetails>()
const none: typeof known = new Map()
const wanted = new Set<string>()
const listeners = new Set<() => void>()

/** Returns the details of the stored picture at `address`; undefined while loading and for other addresses. */
export function usePictureDetails(address: string): PictureDetails | undefined {
  const name = address && sourceValidationMessage(address) === null ? pictureName(address) : ''
  // Fields that ask in the same tick share one request.
  useEffect(() => {
    if (name && !known.has(name)) requestDetails(name)
  }, [name])
  const now = useSyncExternalStore(
    subscribe,
    () => known,
    () => none,
  )
  return now.get(name)
}

export function setPictureDetails(name: string, details: PictureDetails) {
  known = new Map(known).set(name, details)
  for (const listener of listeners) listener()
}

/** Fetches details by name. Rejects if the request fails. */
export async function fetchPictureDetails(names: string[]): Promise<Record<string, PictureDetails>> {
  const query = new URLSearchParams(names.map((name) => ['name', name]))
  const response = await fetch(`/admin/pictures/details?${query}`)
  if (!response.ok) throw new Error(String(response.status))
  const { pictures }: { pictures: Record<string, PictureDetails> } = await response.json()
  return pictures
}

function requestDetails(name: string) {
  wanted.add(name)
  if (wanted.size > 1) return
  queueMicrotask(async () => {
    const names = [...wanted]
    wanted.clear()
    const fetched = await fetchPictureDetails(names).catch(() => ({}))
    for (const [name, details] of Object.entries(fetched)) setPictureDetails(name, details)
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

type Props = {
  label: string
  address: string
  folder: string
  isNew: boolean
  children?: ReactNode
}

/** Shows a picture's description instead of its address, and a warning if it is too small for the field. */
export function PictureNote({ label, address, folder, isNew, children }: Props) {
  const details = usePictureDetails(address)
  const size = details?.size ?? null
  const tooSmall = size && tooSmallMessage(size, folder)
  // Pictures that were stored earlier are not questioned again.
  useFileNote('tiny', size && tooSmall && isNew && isTiny(size, folder) ? `${label}: ${tooSmall}` : null)
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 font-medium">
          {details?.alt || 'Foto escolhida'}
          {size && <span className="font-normal text-ink-600">{` · ${size.width} × ${size.height} px`}</span>}
        </p>
        {children}
      </div>
      {tooSmall && (
        <p role="status" className="flex gap-2 border-gold-500 border-l-4 bg-sand-100 px-3 py-2">
          <TriangleAlert className="mt-0.5 size-4.5 flex-none" aria-hidden="true" />
          {tooSmall}
        </p>
      )}
    </div>
  )
}
