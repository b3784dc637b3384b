'use client'

import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/inputs'
import { imageTexts } from '@/lib/images/rules'
import { sourceValidationMessage } from '@/lib/images/source-check'
import { ImageDrop } from './image-drop'
import { ImageFailure, ImageProgress } from './image-progress'
import { ImageThumb } from './image-thumb'
import { useImageUpload } from './use-image-upload'
import { usePreview } from './use-preview'

type Props = {
  id: string
  /** What the image is, e.g. `Imagem Principal`; part of the buttons' names. */
  label: string
  value: string
  onChange: (url: string) => void
  /** Where uploads go, e.g. `packages/principal` (lib/images/paths.ts). */
  folder: string
  invalid?: boolean
  describedBy?: string
  /** What is wrong with an address typed by hand. */
  check?: (address: string) => string | null
}

/** An image that fails to arrive leaves the value as it was (IMG-4). Belongs into a `Field`, for label and error. */
export function ImageField({
  id,
  label,
  value,
  onChange,
  folder,
  invalid,
  describedBy,
  check = sourceValidationMessage,
}: Props) {
  const address = useRef<HTMLInputElement>(null)
  // What stood there before it was typed over: half an address is neither shown nor judged.
  const [before, setBefore] = useState<string | null>(null)
  const { state, take, retry, cancel } = useImageUpload(folder, set)
  const preview = usePreview('file' in state ? state.file : null)
  const shown = preview ?? (before ?? value).trim()
  const validationMessage = before === null ? check(value) : null

  function set(url: string) {
    setBefore(null)
    onChange(url)
  }

  return (
    <ImageDrop label={`${label}: arquivo`} onFiles={take}>
      {({ choose, over }) => (
        <fieldset
          aria-label={label}
          className={`grid min-w-0 items-start gap-3 rounded-xs sm:grid-cols-[12rem_1fr] ${over ? 'outline-2 outline-forest-800 outline-offset-4' : ''}`}
        >
          {shown ? (
            <ImageThumb src={shown} alt={label} width={480} className="h-32 w-48" />
          ) : (
            <button
              type="button"
              aria-label={`Escolher arquivo ou arraste e cole aqui: ${label}`}
              onClick={choose}
              className="grid h-32 w-full place-content-center justify-items-center gap-1 rounded-xs border border-ink-line border-dashed bg-white p-3 text-center hover:border-forest-800 hover:text-forest-800 sm:w-48"
            >
              <ImageUp className="size-6" aria-hidden="true" />
              <span className="font-semibold">Escolher arquivo</span>{' '}
              <span className="text-[0.8125rem] text-ink-600">ou arraste e cole aqui</span>
            </button>
          )}
          <div className="grid min-w-0 gap-2">
            <Input
              ref={address}
              id={id}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://… ou /images/…"
              aria-invalid={invalid}
              aria-describedby={[describedBy, validationMessage && `${id}-aviso`, `${id}-limites`]
                .filter(Boolean)
                .join(' ')}
              value={value}
              onChange={(event) => {
                setBefore(before ?? value)
                onChange(event.target.value)
              }}
              onBlur={() => {
                if (value === value.trim()) setBefore(null)
                else set(value.trim())
              }}
            />
            {state.kind === 'sending' && (
              <ImageProgress name={state.file.name} fraction={state.fraction} onCancel={cancel} />
            )}
            {state.kind === 'failed' && (
              <ImageFailure error={state.error} onRetry={() => retry(state.file)} onDismiss={cancel} />
            )}
            {state.kind === 'refused' && (
              <p role="alert" className="field-error">
                {state.error}
              </p>
            )}
            {value && !('file' in state) && (
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className={buttonClass('outline')}
                  aria-label={`Trocar: ${label}`}
                  onClick={choose}
                >
                  <ImageUp aria-hidden="true" />
                  Trocar
                </button>
                <button
                  type="button"
                  className={buttonClass('plain')}
                  aria-label={`Remover: ${label}`}
                  onClick={() => {
                    set('')
                    address.current?.focus()
                  }}
                >
                  <Trash2 aria-hidden="true" />
                  Remover
                </button>
              </div>
            )}
            {/* Under the buttons: it comes when the field is left, often for one of them. */}
            {validationMessage && (
              <p id={`${id}-aviso`} className="field-error">
                {validationMessage}
              </p>
            )}
            <p id={`${id}-limites`} className="field-hint">
              {imageTexts.hint}
            </p>
          </div>
        </fieldset>
      )}
    </ImageDrop>
  )
}
