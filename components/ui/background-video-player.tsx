import { useEffect, useRef, useState } from 'react'
import type { VideoSource } from '@/lib/video'

type FileProps = {
  sources: VideoSource[]
  playing: boolean
  /** The browser refuses to start by itself, e.g. in its power-saving mode. */
  onBlocked: () => void
  onFail: () => void
}

const fade = 'transition-opacity duration-1000 ease-soft'

export function FilePlayer({ sources, playing, onBlocked, onFail }: FileProps) {
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
export function FramePlayer({ src }: { src: string }) {
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
