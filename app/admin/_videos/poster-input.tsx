'use client'

import { ImageUp, Trash2 } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { isVideo } from '@/lib/video'
import { ImageDrop } from '../_images/image-drop'
import { ImageFailure, ImageProgress } from '../_images/image-progress'
import { ImageThumb } from '../_images/image-thumb'
import { LibraryButton } from '../_images/picture-actions'
import { useImageUpload } from '../_images/use-image-upload'
import { Field, type FieldProps } from '../_ui/field'

type Props = FieldProps & { folder: string /** The field of the video. */; posterOf: string }

/** What stands in for a video until it plays; nothing is asked where there is none. */
export function PosterInput({ folder, posterOf, ...props }: Props) {
  const video: unknown = useWatch({ name: posterOf })
  const { field } = useController({ name: props.name })
  const { state, take, retry, cancel } = useImageUpload(folder, field.onChange)
  const value = typeof field.value === 'string' ? field.value : ''
  if (typeof video !== 'string' || !isVideo(video)) return null
  return (
    <Field {...props} hint={props.hint ?? 'A imagem que aparece enquanto o vídeo carrega.'}>
      {(control) => (
        <ImageDrop label={`${props.label}: arquivo`} onFiles={take}>
          {({ choose, over }) => (
            <div
              className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xs ${over ? 'outline-2 outline-forest-800 outline-offset-4' : ''}`}
            >
              {value && (
                <ImageThumb src={value} alt={props.label} width={480} className="aspect-video w-36" />
              )}
              {!value && <p className="text-ink-600">Sem capa própria: aparece a que o site já tem.</p>}
              <button
                type="button"
                id={control.id}
                aria-describedby={control['aria-describedby']}
                aria-label={`${value ? 'Trocar' : 'Enviar imagem'}: ${props.label}`}
                className={buttonClass('outline')}
                onClick={choose}
              >
                <ImageUp aria-hidden="true" />
                {value ? 'Trocar' : 'Enviar imagem'}
              </button>
              {value && (
                <button
                  type="button"
                  className={buttonClass('plain')}
                  aria-label={`Remover: ${props.label}`}
                  onClick={() => field.onChange('')}
                >
                  <Trash2 aria-hidden="true" />
                  Remover
                </button>
              )}
              <LibraryButton label={props.label} max={1} onPick={([url = '']) => field.onChange(url)} />
              {state.kind === 'sending' && (
                <ImageProgress name={state.file.name} fraction={state.fraction} onCancel={cancel} />
              )}
              {state.kind === 'failed' && (
                <ImageFailure error={state.error} onRetry={() => retry(state.file)} onDismiss={cancel} />
              )}
              {state.kind === 'refused' && (
                <p role="alert" className="field-error w-full">
                  {state.error}
                </p>
              )}
            </div>
          )}
        </ImageDrop>
      )}
    </Field>
  )
}
