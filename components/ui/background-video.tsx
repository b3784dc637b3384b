'use client'

import { useEffect, useRef, useState } from 'react'
import type { BackgroundFilm, BackgroundFilmProps } from './background-film'
import { onceSeenAtRest } from './seen-at-rest'

/** Fades in over the poster behind it; the server renders nothing of it, and a page begins without its code (MEDIA-4). */
export function BackgroundVideo(props: BackgroundFilmProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [Film, setFilm] = useState<typeof BackgroundFilm>()

  // What is seen, and when all else is there, is known only to the browser.
  useEffect(
    () =>
      onceSeenAtRest(layer, async () => {
        const film = await import('./background-film').catch(() => undefined)
        setFilm(() => film?.BackgroundFilm)
      }),
    [],
  )

  if (Film) return <Film {...props} />
  return <div ref={layer} className="background-video" aria-hidden="true" />
}
