'use client'

import { Camera, Film, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/inputs'
import { mediaValidationMessage } from '@/lib/images/media-check'
import { acceptedTypes, imageTexts } from '@/lib/images/rules'
import { isStoredAddress } from '@/lib/images/source-check'
import { storedFilm } from '@/lib/video'
import { acceptedVideos, headLength, isPicture, videoTexts } from '@/lib/videos/rules'
import { ImageDrop } from '../_images/image-drop'
import { DetailsButton, LibraryButton } from '../_images/picture-actions'
import { PictureNote } from '../_images/picture-note'
import { useImageUpload } from '../_images/use-image-upload'
import { usePreview } from '../_images/use-preview'
import { isReadable, MediaPreview } from './media-preview'
import { ChooseButton, Sending } from './media-progress'
import { useVideoUpload } from './use-video-upload'

type Props = {
  id: string
  /** What it is, e.g. `Fundo no celular`; part of the buttons' names. */
  label: string
  /** `media` takes images, too. */
  kind: 'video' | 'media'
  folder: string
  value: string
  poster: string
  /** What is to be shown, and what stands in for it until it plays. */
  onChange: (address: string, poster?: string) => void
  /** Makes the picture that its player shows the poster. */
  onPosterFrom: (player: HTMLVideoElement) => void
  invalid: boolean
  describedBy: string | undefined
}

/** What fails to arrive leaves the value as it was. Belongs into a `Field`, for label and error. */
export function MediaField(props: Props) {
  const { id, label, kind, folder, value, poster, onChange, onPosterFrom, invalid, describedBy } = props
  const player = useRef<HTMLVideoElement>(null)
  const [before, setBefore] = useState<string | null>(null)
  const image = useImageUpload(folder, (url) => set(url, ''))
  const video = useVideoUpload(folder, (arrived) => set(arrived.url, arrived.poster))
  const chosen = 'file' in video.state ? video.state.file : 'file' in image.state ? image.state.file : null
  const local = usePreview(chosen)
  // Not for a moment longer than the file is held.
  const preview = chosen && local
  const shown = preview ?? (before ?? value).trim()
  const wrong = before === null && !invalid ? mediaValidationMessage(kind, value) : null
  const hint = kind === 'media' ? `${videoTexts.hint}, ou ${imageTexts.hint}` : videoTexts.hint
  const notes = [describedBy, wrong && `${id}-aviso`, `${id}-limites`].filter(Boolean).join(' ')
  const isSettled = before === null && wrong === null
  const isUploaded = isSettled && storedFilm(value) !== null
  const isOwnFilm = isSettled && ownFilm.test(value)
  const isStoredPicture = isSettled && !isUploaded && isStoredAddress(value)
  const control = { 'aria-describedby': notes, ...(invalid && { 'data-invalid': '' }) }
  const [initial] = useState(value)

  function set(address: string, posterAddress: string) {
    setBefore(null)
    onChange(address, posterAddress)
  }

  async function take(files: File[]) {
    const head = new Uint8Array(
      (await files[0]
        ?.slice(0, headLength)
        .arrayBuffer()
        .catch(() => null)) ?? [],
    )
    if (kind === 'media' && isPicture(head)) {
      video.cancel()
      return image.take(files)
    }
    image.cancel()
    return video.take(files)
  }

  return (
    <ImageDrop
      label={`${label}: arquivo`}
      accept={kind === 'media' ? `${acceptedVideos},${acceptedTypes}` : acceptedVideos}
      onFiles={take}
    >
      {({ choose, over }) => (
        <fieldset
          aria-label={label}
          className={`grid min-w-0 items-start gap-3 rounded-xs sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] ${over ? 'outline-2 outline-forest-800 outline-offset-4' : ''}`}
        >
          {shown ? (
            <MediaPreview
              address={shown}
              isLocalVideo={preview !== null && 'file' in video.state}
              label={label}
              poster={preview ? '' : poster}
              player={player}
            />
          ) : (
            <ChooseButton label={label} onChoose={choose} />
          )}
          <div className="grid min-w-0 gap-2">
            {isUploaded || isOwnFilm ? (
              <p className="flex min-h-11 items-center gap-2">
                <Film className="size-5 flex-none text-ink-600" aria-hidden="true" />
                {`Vídeo ${isOwnFilm ? 'do site' : 'enviado'} (${value.endsWith('.webm') ? 'WebM' : 'MP4'})`}
              </p>
            ) : isStoredPicture ? (
              <PictureNote id={id} label={label} address={value} folder={folder} isNew={value !== initial} />
            ) : (
              <Input
                id={id}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://vimeo.com/… ou envie um arquivo"
                aria-invalid={invalid}
                aria-describedby={notes}
                value={value}
                onChange={({ target }) => {
                  setBefore(before ?? value)
                  onChange(target.value)
                }}
                onBlur={() => {
                  if (before !== null && before !== value.trim()) set(value.trim(), '')
                  setBefore(null)
                }}
              />
            )}
            <Sending image={image} video={video} />
            {value && chosen === null && (
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  {...((isUploaded || isOwnFilm || isStoredPicture) && { id, ...control })}
                  className={buttonClass('outline')}
                  aria-label={`Trocar: ${label}`}
                  onClick={choose}
                >
                  <Upload aria-hidden="true" />
                  Trocar
                </button>
                <button
                  type="button"
                  className={buttonClass('plain')}
                  aria-label={`Remover: ${label}`}
                  onClick={() => set('', '')}
                >
                  <Trash2 aria-hidden="true" />
                  Remover
                </button>
                {isReadable(value) && (
                  <button
                    type="button"
                    className={buttonClass('outline')}
                    aria-label={`Usar este momento como capa: ${label}`}
                    onClick={() => player.current && onPosterFrom(player.current)}
                  >
                    <Camera aria-hidden="true" />
                    Usar este momento como capa
                  </button>
                )}
              </div>
            )}
            {kind === 'media' && chosen === null && (
              <div className="-ml-3 flex flex-wrap">
                <LibraryButton label={label} max={1} onPick={([url = '']) => set(url, '')} />
                {isStoredPicture && <DetailsButton label={label} address={value} />}
              </div>
            )}
            {wrong && (
              <p id={`${id}-aviso`} className="field-error">
                {wrong}
              </p>
            )}
            <p id={`${id}-limites`} className="field-hint">
              {hint}
            </p>
          </div>
        </fieldset>
      )}
    </ImageDrop>
  )
}

// One that came with the site; no address is shown for it, either.
const ownFilm = /^(?:\/[\w-]+)+\.(?:webm|mp4)$/
