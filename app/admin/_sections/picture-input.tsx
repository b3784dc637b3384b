'use client'

import { useController } from 'react-hook-form'
import { sourceProblem } from '@/lib/images/source-check'
import { parseVideo } from '@/lib/video'
import { PictureField } from '../_images/picture-field'
import { Field } from '../_ui/field'

type Props = {
  name: string
  label: string
  folder: string
  hint?: string
  /** A video's address is as good as a picture's. */
  orVideo?: boolean
}

/** An address of the surrounding form that can also be filled by an upload. */
export function PictureInput({ name, label, folder, hint, orVideo = false }: Props) {
  const { field } = useController({ name })
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <PictureField
          id={control.id}
          label={label}
          folder={folder}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          invalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
          check={orVideo ? pictureOrVideoProblem : sourceProblem}
        />
      )}
    </Field>
  )
}

function pictureOrVideoProblem(address: string) {
  return parseVideo(address) ? null : sourceProblem(address)
}
