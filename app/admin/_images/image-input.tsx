'use client'

import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { sourceValidationMessage } from '@/lib/media/images/source-check'
import { TextCounter } from '../_ui/counter'
import { Field, type FieldProps } from '../_ui/field'
import { ImageField } from './image-field'

type Props = FieldProps & { folder: string } & Pick<
    ComponentProps<typeof ImageField>,
    'onSeveral' | 'incoming' | 'movers'
  >

export function ImageInput({ folder, onSeveral, incoming, movers, ...props }: Props) {
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
          check={control['aria-invalid'] ? saidAlready : sourceValidationMessage}
        />
      )}
    </Field>
  )
}

// The field's own error says the same.
const saidAlready = () => null
