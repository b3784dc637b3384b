import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Video, VideoSource } from '@/lib/video'
import { connection } from './connection'
import { Icon } from './icon'
import { portraitMedia } from './portrait-media'

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
  // Turning the screen keeps the present video, so that the other one is not fetched too.
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

type FileProps = {
  sources: VideoSource[]
  playing: boolean
  /** The browser refuses to start by itself, e.g. in its power-saving mode. */
  onBlocked: () => void
  onFail: () => void
}

const fade = 'transition-opacity duration-1000 ease-soft'

function FilePlayer({ sources, playing, onBlocked, onFail }: FileProps) {
  const element = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)
  const [failures, setFailures] = useState(0)

  // Loading, playing and pausing are commands to the element, not attributes of it.
  useEffect(() => {
    const video = element.current
    if (!video) return
    const source = sources.filter(({ type }) => video.canPlayType(type))[failures]
    if (!source) return onFail()
    if (!playing) return rest(video)
    if (video.getAttribute('src') !== source.src) video.src = source.src
    video.play().catch((reason: unknown) => {
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') onBlocked()
    })
  }, [sources, failures, playing, onBlocked, onFail])

  return (
    <video
      ref={element}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      className={`h-full w-full object-cover ${fade} ${shown ? 'opacity-100' : 'opacity-0'}`}
      onPlaying={() => setShown(true)}
      onEmptied={() => setShown(false)}
      onError={() => setFailures(failures + 1)}
    />
  )
}

function rest(video: HTMLVideoElement) {
  video.pause()
  if (video.networkState !== video.NETWORK_LOADING) return
  video.removeAttribute('src')
  video.load()
}

/** A 16:9 player of a video host, enlarged until it covers its box. Taken away to pause it. */
function FramePlayer({ src }: { src: string }) {
  const [shown, setShown] = useState(false)
  return (
    <iframe
      src={src}
      title="Vídeo de fundo"
      tabIndex={-1}
      allow="autoplay"
      referrerPolicy="strict-origin-when-cross-origin"
      className={`absolute top-1/2 left-1/2 h-[max(100cqh,56.25cqw)] w-[max(100cqw,177.78cqh)] -translate-1/2 ${fade} ${shown ? 'opacity-100' : 'opacity-0'}`}
      onLoad={() => setShown(true)}
    />
  )
}

/** Calls `begin` when the element is seen and, on a page that has loaded, the lazy pictures too (MEDIA-4). Returns what ends the watch. */
function onceSeenAtRest({ current }: RefObject<Element | null>, begin: () => void) {
  const watcher = new IntersectionObserver(async ([entry]) => {
    if (!entry?.isIntersecting) return
    watcher.disconnect()
    await picturesInView()
    await new Promise<unknown>((done) => (window.requestIdleCallback ?? inASecond)(done))
    const { saveData, effectiveType = '' } = connection() ?? {}
    if (!saveData && !/[23]g/.test(effectiveType)) begin()
  })
  if (current) watcher.observe(current)
  return () => watcher.disconnect()
}

/** Resolves when every picture in view is there; a picture that leaves the view is not waited for any longer. */
async function picturesInView() {
  while ([...document.images].some(isMissed)) {
    await new Promise((done) => {
      // None of these bubbles, but all are captured by the document.
      for (const change of ['load', 'error', 'scroll'])
        document.addEventListener(change, done, { once: true, capture: true })
    })
  }
}

// What stands in for a picture that is still far is one pixel wide.
function isMissed(image: HTMLImageElement) {
  const { top, right, bottom, left } = image.getBoundingClientRect()
  const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return isSeen && image.naturalWidth < 2 && image.dataset.broken === undefined
}

function inASecond(done: (time: undefined) => void) {
  setTimeout(done, 1000)
}

/** For the element that gets the ref: whether some of it is in the viewport of a tab that is in front. */
function useInView(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [inFront, setInFront] = useState(true)

  // Position and tab are known only to the browser.
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    const onVisibility = () => setInFront(!document.hidden)
    watcher.observe(element.current)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      watcher.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])

  return [element, seen && inFront]
}

/** Whether a media query holds, kept up to date; false on the server. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
