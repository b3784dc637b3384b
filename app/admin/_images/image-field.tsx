'use client'

import { ImageUp, Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/inputs'
import { acceptedTypes, imageTexts } from '@/lib/media/images/rules'
import { sourceValidationMessage } from '@/lib/media/images/source-check'
import { drawingHint, takesDrawings } from '@/lib/media/images/svg/limits'
import { TextCounter } from '../_ui/counter'
import { Field, type FieldProps } from '../_ui/field'
import { useUpload } from '../_upload/use-upload'
import { ChooseButton, ImageDrop } from './image-drop'
import { ImageThumb, usePreview } from './image-thumb'
import { LibraryButton } from './library-dialog'
import { PictureNote } from './picture-details'
import { DetailsButton } from './picture-dialog'
import { UploadStatus } from './upload-status'

type InputProps = FieldProps & {
  /** Where uploads go, e.g. `packages/principal` (lib/media/images/paths.ts). */
  folder: string
  /** Takes several files that were chosen, dropped or pasted here; without it there is room for one. */
  onSeveral?: ((files: File[]) => void) | undefined
  /** One of several files, chosen elsewhere for this place. */
  incoming?: File | undefined
  /** What moves the image to other places. */
  movers?: ReactNode
}

/** A form's field for one image. */
export function ImageInput({ folder, onSeveral, incoming, movers, ...props }: InputProps) {
  const { field } = useController({ name: props.name })
  return (
    <Field {...props} counter={(id) => <TextCounter id={id} name={props.name} late />}>
      {(control) => (
        <ImageField
          id={control.id}
          label={props.label}
          folder={folder}
          onSeveral={onSeveral}
          incoming={incoming}
          movers={movers}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          invalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
        />
      )}
    </Field>
  )
}

type Props = Pick<InputProps, 'label' | 'folder' | 'onSeveral' | 'incoming' | 'movers'> & {
  id: string
  value: string
  onChange: (url: string) => void
  invalid: boolean
  describedBy: string | undefined
}

/** An image that fails to arrive leaves the value as it was (IMG-4). */
function ImageField(props: Props) {
  const { id, label, value, onChange, folder, invalid, describedBy, onSeveral, incoming, movers } = props
  const address = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  /** What is there only after the next render. */
  const focusNext = useRef<RefObject<HTMLElement | null>>(null)
  const [opened, setOpened] = useState(false)
  const [initial] = useState(value)
  // What stood there before it was typed over: half an address is neither shown nor judged.
  const [before, setBefore] = useState<string | null>(null)
  const upload = useUpload(folder, setOwn)
  const { state, take, cancel } = upload
  const preview = usePreview('file' in state ? state.file : null)
  const shown = preview ?? (before ?? value).trim()
  const isOwn = shown !== '' && sourceValidationMessage(before ?? value) === null
  const open = opened || (value !== '' && !isOwn)
  // Not when an address is left: what comes then would move what is being clicked.
  const isNamed = isOwn && !opened
  // An invalid field's own error says the same.
  const validationMessage = before === null && !invalid ? sourceValidationMessage(value) : null
  const notes = [describedBy, validationMessage && `${id}-aviso`, `${id}-limites`].filter(Boolean).join(' ')
  // While the address is closed the field's label and errors belong to what chooses a file.
  const choosing = open ? {} : { id, 'aria-describedby': notes, ...(invalid && { 'data-invalid': '' }) }

  function set(url: string) {
    setBefore(null)
    onChange(url)
  }
  function setOwn(url: string) {
    setOpened(false)
    cancel()
    set(url)
  }

  useEffect(() => {
    focusNext.current?.current?.focus()
    focusNext.current = null
  })

  // One file of several is sent from its own place, as if it had been chosen there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file once
  useEffect(() => {
    if (incoming) take([incoming])
  }, [incoming])

  return (
    <ImageDrop
      label={`${label}: arquivo`}
      accept={takesDrawings(folder) ? `${acceptedTypes},image/svg+xml` : acceptedTypes}
      multiple={onSeveral !== undefined}
      onFiles={(files) => (onSeveral && files.length > 1 ? onSeveral(files) : take(files))}
    >
      {({ choose, over }) => (
        <fieldset
          aria-label={label}
          className={`grid min-w-0 items-start gap-3 rounded-xs sm:grid-cols-[12rem_1fr] ${over ? 'outline-2 outline-forest-800 outline-offset-4' : ''}`}
        >
          {shown ? (
            <ImageThumb src={shown} alt={label} width={480} className="h-32 w-48" />
          ) : (
            <ChooseButton
              ref={chooser}
              {...choosing}
              aria-label={`Escolher arquivo ou arraste ou cole aqui: ${label}`}
              action="Escolher arquivo"
              hint="ou arraste ou cole aqui"
              onClick={choose}
              className={`h-32 p-3 sm:w-48 ${invalid ? 'border-danger-700' : 'border-ink-line'}`}
            />
          )}
          <div className="grid min-w-0 gap-2">
            {/* For who knows an address; closed, it still says to the form what it holds, and shows nobody an address. */}
            <Input
              // The field's label and errors belong to it only while it is open.
              id={open ? id : undefined}
              ref={address}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://… ou /images/…"
              className={open ? '' : 'hidden!'}
              aria-invalid={open && invalid}
              aria-describedby={open ? notes : undefined}
              value={value}
              onChange={({ target }) => {
                setBefore(before ?? value)
                onChange(target.value)
              }}
              onBlur={() => {
                if (value === value.trim()) setBefore(null)
                else set(value.trim())
              }}
            />
            <UploadStatus {...upload} />
            {isNamed && !preview && (
              <PictureNote label={label} address={value} folder={folder} isNew={value !== initial}>
                {movers}
              </PictureNote>
            )}
            {!('file' in state) && (
              <div className="-ml-3 flex flex-wrap items-center">
                {value && (
                  <button
                    type="button"
                    {...(shown && choosing)}
                    className={buttonClass('plain')}
                    aria-label={`Trocar: ${label}`}
                    onClick={choose}
                  >
                    <ImageUp aria-hidden="true" />
                    Trocar
                  </button>
                )}
                {isNamed && <DetailsButton label={label} address={value} />}
                <LibraryButton label={label} max={1} onPick={([url = '']) => setOwn(url)} />
                {value && (
                  <button
                    type="button"
                    className={buttonClass('plain')}
                    aria-label={`Remover: ${label}`}
                    onClick={() => {
                      setOwn('')
                      focusNext.current = chooser
                    }}
                  >
                    <Trash2 aria-hidden="true" />
                    Remover
                  </button>
                )}
                {!open && !value && (
                  <button
                    type="button"
                    className={buttonClass('plain', 'font-normal! text-ink-600')}
                    aria-label={`Usar um endereço: ${label}`}
                    onClick={() => {
                      setOpened(true)
                      focusNext.current = address
                    }}
                  >
                    Usar um endereço
                  </button>
                )}
              </div>
            )}
            {/* Under the buttons: it comes when the field is left, often for one of them. */}
            {validationMessage && (
              <p id={`${id}-aviso`} className="field-error">
                {validationMessage}
              </p>
            )}
            <p id={`${id}-limites`} className="field-hint">
              {takesDrawings(folder) ? drawingHint : imageTexts.hint}
            </p>
          </div>
        </fieldset>
      )}
    </ImageDrop>
  )
}
