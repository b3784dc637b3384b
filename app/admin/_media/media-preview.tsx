import { ExternalLink, Film } from 'lucide-react'
import { type RefObject, useCallback, useState } from 'react'
import { panelImages, panelSource } from '@/lib/media/images/addresses'
import { isVideo, parseVideo, storedFilm } from '@/lib/video'
import { stopLoading } from './frame'
import { ImageThumb } from './image-thumb'

type Props = {
  /** A stored address, or a local preview of a video (`blob:`). */
  address: string
  isLocalVideo: boolean
  label: string
  poster: string
  player: RefObject<HTMLVideoElement | null>
}

const box = 'aspect-video w-full rounded-xs'

/** Plays an uploaded video. Only names a Vimeo or YouTube video, so that its host learns nothing about the user. */
export function MediaPreview({ address, isLocalVideo, label, poster, player }: Props) {
  const [broken, setBroken] = useState('')
  const sources = isLocalVideo ? [address] : playable(address)
  if (!isLocalVideo && !isVideo(address)) {
    return <ImageThumb src={address} alt={label} width={480} className={box} />
  }
  if (sources.length === 0) return <HostCard address={address} />
  if (broken === address) {
    return (
      <p className={`${box} grid place-content-center bg-sand-100 p-4 text-center text-ink-600`}>
        Este navegador não consegue mostrar este vídeo.
      </p>
    )
  }
  return (
    <Player
      key={address}
      label={label}
      sources={sources}
      poster={poster || ownPoster(address)}
      player={player}
      onFail={() => setBroken(address)}
    />
  )
}

type PlayerProps = Pick<Props, 'label' | 'poster' | 'player'> & { sources: string[]; onFail: () => void }

function Player({ label, sources, poster, player, onFail }: PlayerProps) {
  const hold = useCallback(
    (video: HTMLVideoElement) => {
      player.current = video
      // React remounts the element after `stopLoading` has emptied it.
      if (video.hasAttribute('src')) {
        video.removeAttribute('src')
        video.load()
      }
      return () => {
        player.current = null
        stopLoading(video)
      }
    },
    [player],
  )
  return (
    <video
      ref={hold}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={`Vídeo: ${label}`}
      poster={poster ? panelSource(poster, 480) : undefined}
      className={`${box} bg-ink-900 object-contain`}
    >
      {sources.map((source, index) => (
        <source key={source} src={source} onError={index === sources.length - 1 ? onFail : undefined} />
      ))}
    </video>
  )
}

/** Returns whether a frame can be captured; browsers refuse this for cross-origin videos. */
export function isReadable(address: string) {
  return playable(address).some((source) => source.startsWith('/'))
}

function playable(address: string): string[] {
  const name = storedFilm(address.trim())
  if (name) return [panelImages + name]
  const video = parseVideo(address)
  return video?.kind === 'file' ? video.sources.map(({ src }) => src) : []
}

function ownPoster(address: string) {
  const video = parseVideo(address)
  return (video?.kind === 'file' && video.poster) || ''
}

function HostCard({ address }: { address: string }) {
  const host = parseVideo(address)?.kind === 'vimeo' ? 'Vimeo' : 'YouTube'
  return (
    <div
      className={`${box} grid place-content-center justify-items-center gap-2 bg-sand-100 p-4 text-center`}
    >
      <Film className="size-6 text-ink-600" aria-hidden="true" />
      <p className="font-semibold">{`Vídeo do ${host}`}</p>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 text-forest-800 underline underline-offset-4"
      >
        {`Assistir no ${host}`}
        <ExternalLink className="size-4" aria-hidden="true" />
      </a>
    </div>
  )
}
