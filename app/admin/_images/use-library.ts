'use client'

import { useEffect, useState } from 'react'
import type { LibraryPicture } from '@/lib/site/picture-library'

export type Found = { total: number; pictures: LibraryPicture[] }

const pauseMs = 250

/** The pictures that match, 'failed', or undefined while the server has not answered; asks once typing pauses. */
export function useLibrary(search: string): Found | 'failed' | undefined {
  const [found, setFound] = useState<Found | 'failed'>()
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(
      () =>
        fetch(`/admin/pictures/list?${new URLSearchParams({ busca: search })}`, { signal: stop.signal })
          .then((response) => (response.ok ? response.json() : Promise.reject(new Error())))
          .then(setFound, () => !stop.signal.aborted && setFound('failed')),
      search ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [search])
  return found
}
