'use client'

import { Camera, Film, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/inputs'
import { mediaValidationMessage } from '@/lib/media/images/media-check'
import { acceptedTypes, imageTexts } from '@/lib/media/images/rules'
import { isStoredAddress } from '@/lib/media/images/source-check'
import { acceptedVideos, videoTexts } from '@/lib/media/videos/rules'
import { storedFilm } from '@/lib/video'
import { ChooseButton, ImageDrop } from '../_images/image-drop'
import { usePreview } from '../_images/image-thumb'
import { LibraryButton } from '../_images/library-dialog'
import { PictureNote } from '../_images/picture-details'
import { DetailsButton } from '../_images/picture-dialog'
import { UploadStatus } from '../_images/upload-status'
import { TextCounter } from '../_ui/counter'
import { Field, type FieldProps } from '../_ui/field'
import { notify } from '../_ui/notify'
import { uploadImage } from '../_upload/send-file'
import { whileSending } from '../_upload/sending'
import { useUpload } from '../_upload/use-upload'
import { shownFrame } from './frame'
import { isReadable, MediaPreview } from './media-preview'

type InputProps = FieldProps & {
  kind: 'video' | 'media'
  folder: string
  /** The field of what stands in for a video until it plays. */
  poster: string | undefined
}

/** A form's field for a video, or for a video or picture. A new file replaces the poster, too. */
export function MediaInput({ kind, folder, poster = '', ...props }: InputProps) {
  const { field } = useController({ name: props.name })
  const { setValue } = useFormContext()
  const posterValue: unknown = useWatch({ name: poster })

  const setPoster = (address: string) => {
    if (poster) setValue(poster, address, { shouldDirty: true, shouldValidate: true })
  }

  async function takePoster(player: HTMLVideoElement) {
    const frame = await shownFrame(player).catch(() => null)
    const result = frame && (await whileSending(() => uploadImage(frame, `${folder}_poster`)))
    if (!result) return notify.error('Não foi possível tirar a capa deste vídeo. Envie uma imagem em “Capa”.')
    if ('error' in result) return notify.error(result.error)
    setPoster(result.url)
    notify.success('Capa tirada do vídeo. Salve para publicar.')
  }

  return (
    <Field {...props} counter={(id) => <TextCounter id={id} name={props.name} late />}>
      {(control) => (
        <MediaField
          id={control.id}
          label={props.label}
          kind={kind}
          folder={folder}
          value={typeof field.value === 'string' ? field.value : ''}
          poster={typeof posterValue === 'string' ? posterValue : ''}
          onChange={(address, posterAddress) => {
            field.onChange(address)
            if (posterAddress !== undefined) setPoster(posterAddress)
          }}
          onPosterFrom={takePoster}
          invalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
        />
      )}
    </Field>
  )
}

type Props = {
  id: string
  /** What it is, e.g. `Fundo no celular`; part of the buttons' names. */
  label: string
  /** `media` takes images, too. */
  kind: 'video' | 'media'
  folder: string
  value: string
  poster: string
  /** Gets the new address. A second argument replaces the address of the poster; '' removes it. */
  onChange: (address: string, poster?: string) => void
  /** Makes the player's present frame the poster. */
  onPosterFrom: (player: HTMLVideoElement) => void
  invalid: boolean
  describedBy: string | undefined
}

/** What fails to arrive leaves the value as it was. */
function MediaField(props: Props) {
  const { id, label, kind, folder, value, poster, onChange, onPosterFrom, invalid, describedBy } = props
  const player = useRef<HTMLVideoElement>(null)
  const [before, setBefore] = useState<string | null>(null)
  const upload = useUpload(folder, set, kind)
  const chosen = 'file' in upload.state ? upload.state.file : null
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

  return (
    <ImageDrop
      label={`${label}: arquivo`}
      accept={kind === 'media' ? `${acceptedVideos},${acceptedTypes}` : acceptedVideos}
      onFiles={upload.take}
    >
      {({ choose, over }) => (
        <fieldset
          aria-label={label}
          className={`grid min-w-0 items-start gap-3 rounded-xs sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] ${over ? 'outline-2 outline-forest-800 outline-offset-4' : ''}`}
        >
          {shown ? (
            <MediaPreview
              address={shown}
              isLocalVideo={preview !== null && 'file' in upload.state && upload.state.isFilm}
              label={label}
              poster={preview ? '' : poster}
              player={player}
            />
          ) : (
            <ChooseButton
              icon={Film}
              aria-label={`Escolher arquivo ou arraste aqui: ${label}`}
              action="Escolher arquivo"
              hint="ou arraste aqui"
              onClick={choose}
              className="aspect-video border-ink-line p-3"
            />
          )}
          <div className="grid min-w-0 gap-2">
            {isUploaded || isOwnFilm ? (
              <p className="flex min-h-11 items-center gap-2">
                <Film className="size-5 flex-none text-ink-600" aria-hidden="true" />
                {`Vídeo ${isOwnFilm ? 'do site' : 'enviado'} (${value.endsWith('.webm') ? 'WebM' : 'MP4'})`}
              </p>
            ) : isStoredPicture ? (
              <PictureNote label={label} address={value} folder={folder} isNew={value !== initial} />
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
            <UploadStatus {...upload} />
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
