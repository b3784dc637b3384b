'use client'

import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Field } from '@/lib/fields/field'
import { ImageInput } from '../_images/image-input'
import { MediaInput } from '../_videos/media-input'
import { PosterInput } from '../_videos/poster-input'
import { MoneyInput, NumberInput, Select, SwitchField, TextArea, TextInput } from './inputs'
import { ListEditor } from './list-editor'

type Props = {
  name: string
  field: Field
  className?: string
  /** What this form calls it, where that differs. */
  label?: string
} & Pick<ComponentProps<typeof TextInput>, 'type' | 'autoComplete' | 'placeholder'>

/** As the field's declaration says. Lists of images have a place of their own. */
export function FieldInput({ name, field, ...more }: Props) {
  const { kind, label, hint, placeholder, folder = 'hotel/images', required, rows, options = [] } = field
  const props = { name, label, hint, required, ...more }
  if (kind === 'number' || kind === 'place') return <NumberInput {...props} />
  if (kind === 'money') return <MoneyInput {...props} label={`${label} (R$)`} />
  if (kind === 'date' || kind === 'time') return <TextInput {...props} type={kind} />
  if (kind === 'list') return <ListEditor {...props} placeholder={placeholder} />
  if (field.posterOf) return <PosterInput {...props} folder={folder} posterOf={field.posterOf} />
  if (kind === 'image') return <ImageInput {...props} folder={folder} />
  if (kind === 'media' || kind === 'video') {
    return <MediaInput {...props} kind={kind} folder={folder} poster={field.poster} />
  }
  if (kind === 'choice') return <Choice {...props} options={options} />
  if (kind === 'flag') {
    return (
      <div className={more.className}>
        <SwitchField name={name} label={label} hint={hint} />
      </div>
    )
  }
  if (kind === 'images') return null
  // As long as it has to be: nobody needs to count.
  if (kind === 'color') return <TextInput placeholder={placeholder} {...props} maxLength={7} />
  if (rows) return <TextArea {...props} rows={rows} />
  if (kind === 'link') {
    return <TextInput placeholder={placeholder} {...props} inputMode="url" autoComplete="off" />
  }
  return <TextInput placeholder={placeholder} {...props} />
}

/** The declared values, and the stored one even if the site does not know it. */
function Choice({ options, ...props }: ComponentProps<typeof Select>) {
  const { formState } = useFormContext()
  const stored: unknown = formState.defaultValues?.[props.name]
  const isOld = typeof stored === 'string' && stored !== '' && !options.some(({ value }) => value === stored)
  return (
    <Select
      {...props}
      options={[
        { value: '', label: 'Selecione…' },
        ...options,
        ...(isOld ? [{ value: stored, label: `${stored} (o site não mostra)` }] : []),
      ]}
    />
  )
}
