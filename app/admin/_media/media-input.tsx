import { Camera, Film, ImageUp, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { ControlProps } from '@/components/ui/form-field'
import { Input } from '@/components/ui/inputs'
import { maxAddress } from '@/lib/content/fields/limited'
import { mediaValidationMessage } from '@/lib/content/fields/media-check'
import { acceptedTypes } from '@/lib/media/images/rules'
import { acceptsDrawings } from '@/lib/media/images/svg/limits'
import { imageHint } from '@/lib/media/images/wanted-size'
import { acceptedVideos, videoTexts } from '@/lib/media/videos/rules'
import { isVideo, storedFilm } from '@/lib/video'
import { Button } from '../_ui/button'
import { TextCounter } from '../_ui/counter'
import { Field, type FieldProps } from '../_ui/field'
import { notify } from '../_ui/notify'
import { trackSending } from '../_ui/sending'
import { useFocusAfter } from '../_ui/use-focus-after'
import { captureShownFrame } from './frame'
import { ChooseButton, ImageDrop } from './image-drop'
import { ImageThumb, usePreview } from './image-thumb'
import { LibraryButton } from './library-dialog'
import { isReadable, MediaPreview } from './media-preview'
import { PictureNote } from './picture-details'
import { DetailsButton } from './picture-dialog'
import { uploadImage } from './send-file'
import { UploadStatus } from './upload-status'
import { useUpload } from './use-upload'

type Props = FieldProps & {
  /** Accepted type; `media` accepts both. */
  kind: 'image' | 'video' | 'media'
  /** Upload folder, e.g. `packages/principal` (lib/media/images/paths.ts). */
  folder: string
  /** Name of the field that holds the video's poster. */
  poster?: string | undefined
  /** Receives multiple chosen, dropped or pasted files; without it the field accepts one. */
  onSeveral?: ((files: File[]) => void) | undefined
  /** A file that was chosen at another field for this one. */
  incoming?: File | undefined
  /** Buttons that move the picture to other fields. */
  movers?: ReactNode
}

/** Edits the address of one picture or video. A failed upload leaves the value unchanged (IMG-4, VID-3). */
export function MediaInput(props: Props) {
  const { name, label, hint, required, className } = props
  return (
    <Field
      {...{ name, label, hint, required, className }}
      counter={(id) => <TextCounter id={id} name={name} max={maxAddress} late />}
    >
      {(control) => <MediaField {...props} control={control} />}
    </Field>
  )
}

type PosterProps = FieldProps & { folder: string /** Name of the video's field. */; posterOf: string }

/** Edits the poster of a video; hidden while the field holds no video. */
export function PosterInput({ posterOf, ...props }: PosterProps) {
  const video: unknown = useWatch({ name: posterOf })
  if (typeof video !== 'string' || !isVideo(video)) return null
  const hint = 'A imagem que aparece enquanto o vídeo carrega. Sem uma própria, aparece a que o site já tem.'
  return <MediaInput {...props} kind="image" hint={props.hint ?? hint} />
}

function MediaField(props: Props & { control: ControlProps }) {
  const { name, label, kind, folder, poster, onSeveral, incoming, movers, control } = props
  const { id, 'aria-invalid': invalid } = control
  const { field } = useController({ name })
  const { setValue } = useFormContext()
  const posterValue: unknown = useWatch({ name: poster ?? name })
  const value = typeof field.value === 'string' ? field.value : ''
  const address = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const player = useRef<HTMLVideoElement>(null)
  const focusAfter = useFocusAfter()
  const [isTyped, setTyped] = useState(false)
  const [initial] = useState(value)
  // The value before typing began; a partial address is neither shown nor validated.
  const [before, setBefore] = useState<string | null>(null)
  const upload = useUpload(folder, put, kind)
  const chosen = 'file' in upload.state ? upload.state.file : null
  const local = usePreview(chosen)
  // Hides the preview in the same render that drops the file.
  const preview = chosen && local
  const shown = preview ?? (before ?? value).trim()
  // An invalid field's own error says the same.
  const warning = before === null && !invalid ? mediaValidationMessage(kind, value) : null
  const named = isTyped ? null : nameOf(kind, value)
  const isOpen = named === null && (kind !== 'image' || isTyped || value !== '')
  const notes = [control['aria-describedby'], warning && `${id}-aviso`, `${id}-limites`]
    .filter(Boolean)
    .join(' ')
  // While the address is hidden, the file button carries the field's label and errors.
  const choosing = isOpen ? {} : { id, 'aria-describedby': notes, ...(invalid && { 'data-invalid': '' }) }

  function setPoster(url: string) {
    if (poster) setValue(poster, url, { shouldDirty: true, shouldValidate: true })
  }
  function put(url: string, posterUrl: string) {
    setTyped(false)
    setBefore(null)
    field.onChange(url)
    setPoster(posterUrl)
  }
  function replace(url: string) {
    upload.cancel()
    put(url, '')
  }
  function remove() {
    replace('')
    focusAfter(() => chooser.current)
  }
  function typeAddress() {
    setTyped(true)
    focusAfter(() => address.current)
  }
  function endTyping() {
    if (before === null) return
    setBefore(null)
    field.onChange(value.trim())
    if (value.trim() !== before) setPoster('')
  }

  // Uploads a forwarded file as if it had been chosen at this field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each file
  useEffect(() => {
    if (incoming) upload.take([incoming])
  }, [incoming])

  const button = (text: string, onClick: () => void, more: ComponentProps<typeof Button>) => (
    <Button tone="plain" {...more} aria-label={`${text}: ${label}`} onClick={onClick}>
      {text}
    </Button>
  )
  return (
    <ImageDrop
      label={`${label}: arquivo`}
      accept={listAcceptedTypes(kind, folder)}
      multiple={onSeveral !== undefined}
      onFiles={(files) => (onSeveral && files.length > 1 ? onSeveral(files) : upload.take(files))}
    >
      {({ choose, over }) => (
        <fieldset
          aria-label={label}
          className={`grid min-w-0 items-start gap-3 rounded-xs ${kind === 'image' ? 'sm:grid-cols-[12rem_1fr]' : 'sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]'} ${over ? 'outline-2 outline-forest-800 outline-offset-4' : ''}`}
        >
          {!shown ? (
            <ChooseButton
              ref={chooser}
              {...choosing}
              icon={kind === 'image' ? ImageUp : Film}
              aria-label={`Escolher arquivo ou arraste ou cole aqui: ${label}`}
              action="Escolher arquivo"
              hint="ou arraste ou cole aqui"
              onClick={choose}
              className={`p-3 ${kind === 'image' ? 'h-32 sm:w-48' : 'aspect-video'} ${invalid ? 'border-danger-700' : 'border-ink-line'}`}
            />
          ) : kind === 'image' ? (
            <ImageThumb src={shown} alt={label} width={480} className="h-32 w-48" />
          ) : (
            <MediaPreview
              address={shown}
              isLocalVideo={preview !== null && 'file' in upload.state && upload.state.isFilm}
              label={label}
              poster={poster && !preview && typeof posterValue === 'string' ? posterValue : ''}
              player={player}
            />
          )}
          <div className="grid min-w-0 gap-2">
            {/* While hidden, the input still holds the value. */}
            <Input
              id={isOpen ? id : undefined}
              ref={address}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder={
                kind === 'image' ? 'https://… ou /images/…' : 'https://vimeo.com/… ou envie um arquivo'
              }
              className={isOpen ? '' : 'hidden!'}
              aria-invalid={isOpen && invalid}
              aria-describedby={isOpen ? notes : undefined}
              value={value}
              onChange={({ target }) => {
                setTyped(true)
                setBefore(before ?? value)
                field.onChange(target.value)
              }}
              onBlur={endTyping}
            />
            <UploadStatus {...upload} />
            {named?.film && (
              <p className="flex min-h-11 items-center gap-2">
                <Film className="size-5 flex-none text-ink-600" aria-hidden="true" />
                {named.film}
              </p>
            )}
            {named && !named.film && !preview && (
              <PictureNote label={label} address={value} folder={folder} isNew={value !== initial}>
                {movers}
              </PictureNote>
            )}
            {!chosen && (
              <div className="-ml-3 flex flex-wrap items-center">
                {value && button('Trocar', choose, { icon: ImageUp, ...(shown && choosing) })}
                {poster &&
                  isReadable(value) &&
                  button('Usar este momento como capa', () => takePoster(player.current, folder, setPoster), {
                    icon: Camera,
                  })}
                {named && !named.film && <DetailsButton label={label} address={value} />}
                {kind !== 'video' && (
                  <LibraryButton label={label} max={1} onPick={([url = '']) => replace(url)} />
                )}
                {value && button('Remover', remove, { icon: Trash2 })}
                {!isOpen && !value && button('Usar um endereço', typeAddress, {})}
              </div>
            )}
            {/* Placed below the buttons, because it appears when the input loses the focus and would move a button under the pointer. */}
            {warning && (
              <p id={`${id}-aviso`} className="field-error">
                {warning}
              </p>
            )}
            <p id={`${id}-limites`} className="field-hint">
              {hintOf(kind, folder)}
            </p>
          </div>
        </fieldset>
      )}
    </ImageDrop>
  )
}

/** Returns the text or details to show instead of an address; null for other addresses. */
function nameOf(kind: Props['kind'], address: string): { film?: string } | null {
  if (address === '' || mediaValidationMessage(kind, address) !== null) return null
  if (kind === 'image' || !isVideo(address)) return {}
  const format = address.endsWith('.webm') ? 'WebM' : 'MP4'
  if (storedFilm(address) !== null) return { film: `Vídeo enviado (${format})` }
  return ownFilm.test(address) ? { film: `Vídeo do site (${format})` } : null
}

// A film that ships with the site.
const ownFilm = /^(?:\/[\w-]+)+\.(?:webm|mp4)$/

function listAcceptedTypes(kind: Props['kind'], folder: string) {
  if (kind === 'image') return acceptsDrawings(folder) ? `${acceptedTypes},image/svg+xml` : acceptedTypes
  return kind === 'video' ? acceptedVideos : `${acceptedVideos},${acceptedTypes}`
}

function hintOf(kind: Props['kind'], folder: string) {
  if (kind === 'image') return imageHint(folder)
  return kind === 'video' ? videoTexts.hint : `${videoTexts.hint}, ou ${imageHint(folder)}`
}

/** Uploads the player's current frame as the poster. */
async function takePoster(player: HTMLVideoElement | null, folder: string, setPoster: (url: string) => void) {
  const frame = player && (await captureShownFrame(player).catch(() => null))
  const result = frame && (await trackSending(() => uploadImage(frame, `${folder}_poster`)))
  if (!result) return notify.error('Não foi possível tirar a capa deste vídeo. Envie uma imagem em “Capa”.')
  if ('error' in result) return notify.error(result.error)
  setPoster(result.url)
  notify.success('Capa tirada do vídeo. Salve para publicar.')
}
