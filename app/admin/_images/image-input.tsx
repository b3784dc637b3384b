'use client'

import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { sourceValidationMessage } from '@/lib/images/source-check'
import { parseVideo } from '@/lib/video'
import { TextCounter } from '../_ui/counter'
import { Field, type FieldProps } from '../_ui/field'
import { ImageField } from './image-field'

type Props = FieldProps & {
  folder: string
  /** A video's address is as good as an image's. */
  orVideo?: boolean
} & Pick<ComponentProps<typeof ImageField>, 'onSeveral' | 'incoming' | 'movers'>

export function ImageInput({ folder, orVideo = false, onSeveral, incoming, movers, ...props }: Props) {
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
          check={
            control['aria-invalid']
              ? saidAlready
              : orVideo
                ? imageOrVideoValidationMessage
                : sourceValidationMessage
          }
        />
      )}
    </Field>
  )
}

// The field's own error says the same.
const saidAlready = () => null

function imageOrVideoValidationMessage(address: string) {
  return parseVideo(address) ? null : sourceValidationMessage(address)
}
