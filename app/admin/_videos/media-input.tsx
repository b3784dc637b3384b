'use client'

import { useController, useFormContext, useWatch } from 'react-hook-form'
import { whileSending } from '../_images/sending'
import { uploadImage } from '../_images/upload-image'
import { TextCounter } from '../_ui/counter'
import { Field, type FieldProps } from '../_ui/field'
import { notify } from '../_ui/notify'
import { shownFrame } from './frame'
import { MediaField } from './media-field'

type Props = FieldProps & {
  kind: 'video' | 'media'
  folder: string
  /** The field of what stands in for a video until it plays. */
  poster: string | undefined
}

/** A video of the form; whatever takes its place takes its poster along. */
export function MediaInput({ kind, folder, poster = '', ...props }: Props) {
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
