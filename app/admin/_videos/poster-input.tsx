'use client'

import { ImageUp, Trash2 } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { isVideo } from '@/lib/video'
import { ImageDrop } from '../_images/image-drop'
import { ImageThumb } from '../_images/image-thumb'
import { LibraryButton } from '../_images/library-dialog'
import { UploadStatus } from '../_images/upload-status'
import { Field, type FieldProps } from '../_ui/field'
import { useUpload } from '../_upload/use-upload'

type Props = FieldProps & { folder: string /** The field of the video. */; posterOf: string }

/** The field for the picture that is shown until a video plays; it appears only when there is a video. */
export function PosterInput({ folder, posterOf, ...props }: Props) {
  const video: unknown = useWatch({ name: posterOf })
  const { field } = useController({ name: props.name })
  const upload = useUpload(folder, field.onChange)
  const value = typeof field.value === 'string' ? field.value : ''
  if (typeof video !== 'string' || !isVideo(video)) return null
  return (
    <Field {...props} hint={props.hint ?? 'A imagem que aparece enquanto o vídeo carrega.'}>
      {(control) => (
        <ImageDrop label={`${props.label}: arquivo`} onFiles={upload.take}>
          {({ choose, over }) => (
            <div
              className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xs ${over ? 'outline-2 outline-forest-800 outline-offset-4' : ''}`}
            >
              {value && (
                <ImageThumb src={value} alt={props.label} width={480} className="aspect-video w-36" />
              )}
              {!value && <p className="text-ink-600">Sem capa própria: aparece a que o site já tem.</p>}
              <div className="flex flex-wrap items-center gap-2">
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
              </div>
              <UploadStatus {...upload} />
            </div>
          )}
        </ImageDrop>
      )}
    </Field>
  )
}
