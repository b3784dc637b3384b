import { useCallback, useEffect, useState } from 'react'
import type { Video } from '@/lib/video'
import { FilePlayer, FramePlayer } from './background-video-player'
import { Icon } from './icon'
import { portraitMedia } from './portrait-media'
import { onceSeenAtRest } from './seen-at-rest'
import { useInView } from './use-in-view'
import { useMedia } from './use-media'

export type BackgroundFilmProps = {
  video: Video | null
  portrait?: Video | null
  /** What the button pauses ("Pausar …"); tells two videos on one page apart. */
  name: string
}

/** The moving part of a `BackgroundVideo` with its button; nothing of both where less motion is wanted. */
export function BackgroundFilm({ video, portrait = null, name }: BackgroundFilmProps) {
  const [layer, inView] = useInView()
  const [begun, setBegun] = useState(false)
  const motion = useMedia('(prefers-reduced-motion: no-preference)')
  const upright = useMedia(portraitMedia)
  const [paused, setPaused] = useState(false)
  const [failed, setFailed] = useState(false)
  const pause = useCallback(() => setPaused(true), [])
  const fail = useCallback(() => setFailed(true), [])
  const [first, setFirst] = useState<Video | null>(null)
  const chosen = first ?? ((upright && portrait) || video)
  const playing = inView && !paused
  const offered = begun && motion && !failed && chosen !== null
  // Who turns the screen keeps the video that is there: the other one is never fetched too.
  if (offered && !first) setFirst(chosen)

  // What is seen, and when its pictures are there, is known only to the browser.
  useEffect(() => onceSeenAtRest(layer, () => setBegun(true)), [layer])

  return (
    <>
      <div ref={layer} className="background-video" aria-hidden="true">
        {offered && chosen.kind === 'file' && (
          <FilePlayer
            key={chosen.sources[0]?.src}
            sources={chosen.sources}
            playing={playing}
            onBlocked={pause}
            onFail={fail}
          />
        )}
        {offered && chosen.kind !== 'file' && playing && <FramePlayer src={chosen.src} />}
      </div>
      {offered && (
        <button
          type="button"
          className="absolute right-4 bottom-4 z-10 grid size-11 place-items-center rounded-xs text-white opacity-70 transition-opacity duration-200 hover:opacity-100 focus-visible:opacity-100 md:right-8 md:bottom-8"
          aria-label={`${paused ? 'Reproduzir' : 'Pausar'} ${name}`}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} className="size-4.5" />
        </button>
      )}
    </>
  )
}
