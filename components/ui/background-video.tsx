'use client'

import { useEffect, useState } from 'react'
import type { BackgroundFilm, BackgroundFilmProps } from './background-film'

/** Fades in over its poster. The server does not render it, and its code loads after the page (MEDIA-4). */
export function BackgroundVideo(props: BackgroundFilmProps) {
  const [Film, setFilm] = useState<typeof BackgroundFilm>()

  // Only the browser knows when everything else has loaded.
  useEffect(() => {
    const load = async () => {
      const film = await import('./background-film').catch(() => undefined)
      setFilm(() => film?.BackgroundFilm)
    }
    if (document.readyState === 'complete') void load()
    else addEventListener('load', load, { once: true })
    return () => removeEventListener('load', load)
  }, [])

  return Film ? <Film {...props} /> : <div className="background-video" aria-hidden="true" />
}
