import { useController } from 'react-hook-form'
import { PictureField } from '../../../_images/picture-field'
import { Field } from '../../../_ui/field'

type Props = { name: string; label: string; folder: string; required?: boolean }

/** One picture of the package, by address or by upload. */
export function PictureSlot({ name, label, folder, required }: Props) {
  const { field } = useController({ name })
  return (
    <Field name={name} label={label} required={required}>
      {(control) => (
        <PictureField
          id={control.id}
          label={label}
          folder={folder}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          invalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
          // The field's own error says the same.
          check={control['aria-invalid'] ? () => null : undefined}
        />
      )}
    </Field>
  )
}
