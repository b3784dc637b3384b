import dynamic from 'next/dynamic'
import { type ComponentProps, type ReactNode, use } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Field } from '@/lib/content/fields/field'
import { ImagesInput } from '../_media/images-input'
import { MediaInput, PosterInput } from '../_media/media-input'
import { ChoicesContext } from '../_ui/choices'
import { ColorInput } from '../_ui/color-input'
import { DateInput, MoneyInput, NumberInput, Select, SwitchField, TextArea, TextInput } from '../_ui/inputs'
import { ListEditor } from '../_ui/list-editor'
import { RowsEditor } from '../_ui/rows-editor'

const IconChoice = dynamic(() => import('../_ui/icon-choice').then((file) => file.IconChoice))

/** Loaded on demand, because only one form uses it. */
const EngineField = dynamic(() => import('../_ui/engine-field').then((file) => file.EngineField))

type Props = {
  name: string
  field: Field
  className?: string
} & Pick<ComponentProps<typeof TextInput>, 'type' | 'autoComplete' | 'placeholder'>

export function FieldInput({ name, field, ...more }: Props) {
  const { kind, label, hint, placeholder, folder = 'hotel/images', required, max, rows } = field
  const { [name]: options = field.options ?? [] } = use(ChoicesContext)
  const fixed = field.fixed && { readOnly: true }
  const props = {
    name,
    label,
    hint,
    required,
    max,
    ...(field.type && { type: field.type }),
    ...fixed,
    ...more,
  }
  if (kind === 'number' || kind === 'place') return <NumberInput {...props} />
  if (kind === 'money') return <MoneyInput {...props} label={`${label} (R$)`} />
  if (kind === 'date') return <DateInput {...props} />
  if (kind === 'time') return <TextInput {...props} type={kind} />
  if (field.columns) return <RowsEditor {...props} field={field} columns={field.columns} Input={FieldInput} />
  if (kind === 'list') return <ListEditor {...props} most={field.most} placeholder={placeholder} />
  if (field.posterOf) return <PosterInput {...props} folder={folder} posterOf={field.posterOf} />
  if (kind === 'image' || kind === 'media' || kind === 'video') {
    return <MediaInput {...props} kind={kind} folder={folder} poster={field.poster} />
  }
  if (field.icons) return <IconChoice {...props} />
  if (kind === 'choice') return <Choice {...props} options={options} none={placeholder} />
  if (kind === 'flag') {
    return (
      <div className={more.className}>
        <SwitchField name={name} label={label} hint={hint} />
      </div>
    )
  }
  if (kind === 'images') return <ImagesInput {...props} folder={folder} most={field.most} />
  if (kind === 'color') return <ColorInput {...props} placeholder={placeholder} />
  if (field.learnt) return <EngineField {...props} rows={rows} />
  if (rows) return <TextArea {...props} rows={rows} />
  if (kind === 'link') {
    return <TextInput placeholder={placeholder} {...props} inputMode="url" autoComplete="off" />
  }
  return <TextInput placeholder={placeholder} {...props} />
}

type GridProps = { fields: [name: string, field: Field][]; children?: ReactNode }

/** Lays out declared fields at full or half width. */
export function FieldGrid({ fields, children }: GridProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(([name, field]) => (
        <FieldInput
          key={name}
          name={name}
          field={field}
          className={field.half ? '' : 'sm:col-span-2'}
          autoComplete="off"
        />
      ))}
      {children}
    </div>
  )
}

/** Offers the declared values, plus the stored one if it is no longer declared. */
function Choice({
  options,
  none = 'Selecione…',
  ...props
}: ComponentProps<typeof Select> & { none?: string | undefined }) {
  const { formState } = useFormContext()
  const stored: unknown = formState.defaultValues?.[props.name]
  const isOld = typeof stored === 'string' && stored !== '' && !options.some(({ value }) => value === stored)
  return (
    <Select
      {...props}
      options={[
        { value: '', label: none },
        ...options,
        ...(isOld ? [{ value: stored, label: `${stored} (o site não mostra)` }] : []),
      ]}
    />
  )
}
