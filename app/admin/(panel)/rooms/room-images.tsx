'use client'

import { useController, useFormContext } from 'react-hook-form'
import { countLabel } from '@/lib/count-label'
import { maxRoomImages } from '@/lib/rooms/form'
import type { ImageItem } from '../../_images/image-items'
import { ImageList } from '../../_images/image-list'
import { useFieldError } from '../../_ui/field'
import type { RoomFormValues } from './held-images'

export function RoomImages() {
  const { field } = useController<RoomFormValues, 'images'>({ name: 'images' })
  const { watch, setValue, clearErrors } = useFormContext<RoomFormValues>()
  const error = useFieldError('images')
  const lost = watch('filesLost')

  function change(items: ImageItem[]) {
    clearErrors('images')
    setValue('filesLost', 0)
    field.onChange(items)
  }

  return (
    // A wrong field takes the focus; this one is many controls.
    <fieldset
      tabIndex={-1}
      aria-describedby={error && 'imagens-erro'}
      {...(error && { 'data-invalid': '' })}
      className="col-span-2 grid gap-1.5 rounded-xs sm:col-span-6"
    >
      <legend className="mb-1.5 font-medium">Imagens</legend>
      {lost > 0 && (
        <p role="status" className="border-gold-500 border-l-4 bg-sand-100 px-4 py-2">
          {`Um rascunho não guarda arquivos: escolha novamente ${countLabel(lost, 'imagem', 'imagens')}.`}
        </p>
      )}
      <ImageList
        label="Imagens"
        items={field.value}
        onChange={change}
        max={maxRoomImages}
        invalid={error !== undefined}
        describedBy={error && 'imagens-erro'}
      />
      {error && (
        <p id="imagens-erro" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
