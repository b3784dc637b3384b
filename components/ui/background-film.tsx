import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Video, VideoSource } from '@/lib/video'
import { connection } from './connection'
import { Icon } from './icon'
import { portraitMedia } from './portrait-media'

export type BackgroundFilmProps = {
  video: Video | null
  portrait?: Video | null
  /** The video's name in the pause button ("Pausar …"), which distinguishes two videos on one page. */
  name: string
}

/** Renders the video of a `BackgroundVideo` with its pause button, unless the visitor prefers reduced motion. */
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
  // Rotating the screen keeps the current video, so that the other one is not loaded too.
  if (offered && !first) setFirst(chosen)

  // Only the browser knows what is visible and when its pictures have loaded.
  useEffect(() => callOnceVisible(layer, () => setBegun(true)), [layer])

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
  /** Called if the browser blocks autoplay, e.g. in power-saving mode. */
  onBlocked: () => void
  onFail: () => void
}

const fade = 'transition-opacity duration-1000'

function FilePlayer({ sources, playing, onBlocked, onFail }: FileProps) {
  const element = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)
  const [failures, setFailures] = useState(0)

  // Loading, playing and pausing are methods of the element, not attributes.
  useEffect(() => {
    const video = element.current
    if (!video) return
    const source = sources.filter(({ type }) => video.canPlayType(type))[failures]
    if (!source) return onFail()
    if (!playing) return pauseAtStart(video)
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

function pauseAtStart(video: HTMLVideoElement) {
  video.pause()
  if (video.networkState !== video.NETWORK_LOADING) return
  video.removeAttribute('src')
  video.load()
}

/** Renders a video host's 16:9 player, enlarged to cover its box. Unmounting pauses it. */
function FramePlayer({ src }: { src: string }) {
  const [shown, setShown] = useState(false)
  return (
    <iframe
      src={src}
      title="Vídeo de fundo"
      tabIndex={-1}
      allow="autoplay"
      referrerPolicy="strict-origin-when-cross-origin"
      className={`absolute ${fade} ${shown ? 'opacity-100' : 'opacity-0'}`}
      style={covering}
      onLoad={() => setShown(true)}
    />
  )
}

// Not in the style sheet, which every page loads: few films are of a video host.
const covering = {
  ...{ top: '50%', left: '50%', translate: '-50% -50%' },
  ...{ width: 'max(100cqw, 177.78cqh)', height: 'max(100cqh, 56.25cqw)' },
}

/** Calls `begin` once the element is visible and all visible pictures have loaded (MEDIA-4). Returns a function that cancels. */
function callOnceVisible({ current }: RefObject<Element | null>, begin: () => void) {
  const watcher = new IntersectionObserver(async ([entry]) => {
    if (!entry?.isIntersecting) return
    watcher.disconnect()
    await picturesInView()
    await new Promise<unknown>((done) => (window.requestIdleCallback ?? resolveInASecond)(done))
    const { saveData, effectiveType = '' } = connection() ?? {}
    if (!saveData && !/[23]g/.test(effectiveType)) begin()
  })
  if (current) watcher.observe(current)
  return () => watcher.disconnect()
}

/** Resolves when all visible pictures have loaded. */
async function picturesInView() {
  while ([...document.images].some(isMissed)) {
    await new Promise((done) => {
      // These events do not bubble, but the document can capture them.
      for (const change of ['load', 'error', 'scroll'])
        document.addEventListener(change, done, { once: true, capture: true })
    })
  }
}

// A picture that is not near yet has a placeholder of one pixel.
function isMissed(image: HTMLImageElement) {
  const { top, right, bottom, left } = image.getBoundingClientRect()
  const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return isSeen && image.naturalWidth < 2 && image.dataset.broken === undefined
}

function resolveInASecond(done: (time: undefined) => void) {
  setTimeout(done, 1000)
}

/** Returns a ref, and whether its element is in the viewport of a visible tab. */
function useInView(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  const [inFront, setInFront] = useState(true)

  // Only the browser knows the element's position and the state of the tab.
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

/** Returns whether a media query matches; false on the server. */
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
