'use client'

import { useEffect, useState } from 'react'
import type { BackgroundFilm, BackgroundFilmProps } from './background-film'

/** Fades in over the poster behind it; the server renders nothing of it, and a page begins without its code (MEDIA-4). */
export function BackgroundVideo(props: BackgroundFilmProps) {
  const [Film, setFilm] = useState<typeof BackgroundFilm>()

  // When all else is there is known only to the browser.
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
