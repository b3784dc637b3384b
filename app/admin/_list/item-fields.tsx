'use client'

import type { Field, Fields } from '@/lib/fields/field'
import { PictureInput } from '../_images/picture-input'
import { MoneyInput, NumberInput, SwitchField, TextInput } from '../_ui/inputs'
import { ListEditor } from '../_ui/list-editor'

type Props = {
  fields: Fields
  /** Where uploaded images go (lib/images/paths.ts). */
  folder: string
}

/** An input for each field, as it is declared. */
export function ItemFields({ fields, folder }: Props) {
  return (
    <div className="grid gap-5">
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput key={name} name={name} field={field} folder={folder} />
      ))}
    </div>
  )
}

function FieldInput({
  name,
  field: { kind, label },
  folder,
}: { name: string; field: Field } & Pick<Props, 'folder'>) {
  const props = { name, label }
  switch (kind) {
    case 'flag':
      return <SwitchField {...props} />
    case 'number':
    case 'place':
      return <NumberInput {...props} />
    case 'money':
      return <MoneyInput {...props} />
    case 'date':
      return <TextInput {...props} type="date" />
    case 'list':
    case 'images':
      return <ListEditor {...props} />
    case 'image':
      return <PictureInput {...props} folder={folder} />
    case 'media':
      return <PictureInput {...props} folder={folder} orVideo />
    default:
      return <TextInput {...props} />
  }
}
