import { useController, useFormContext } from 'react-hook-form'
import type { ActionResult } from '@/lib/access/result'
import type { ListPanel } from '@/lib/content/definition'
import { countLabel } from '@/lib/count-label'
import { roomFolder } from '@/lib/media/images/paths'
import { type RoomValues, roomForm } from '@/lib/panel/rooms/form'
import { hiddenReason, type RoomRow } from '@/lib/panel/rooms/rows'
import { maxRoomImages, roomFields } from '@/lib/rooms/fields'
import { z } from '@/lib/zod'
import { FieldInput } from '../../_editor/field-input'
import { ItemFormDialog } from '../../_list/item-dialog'
import type { ItemDialogProps } from '../../_list/use-item-dialog'
import { useListItem, withValidationMessages } from '../../_list/use-list-item'
import { type ImageItem, useImageSending } from '../../_media/image-items'
import { ImageList } from '../../_media/image-list'
import { ImageProgress } from '../../_media/upload-status'
import { ControlGroup } from '../../_ui/control-group'
import { useFieldError } from '../../_ui/field'
import { nothingLost } from '../../_ui/toast-failure'

type Sent = ActionResult<{ values: Record<string, unknown> }>

/** Saves a room with all of its images or not at all (IMG-5). */
export function RoomDialog(props: ItemDialogProps<RoomRow>) {
  const { sending, send: sendImages, cancel } = useImageSending()
  const explainHidden = (values: Record<string, unknown>, id: string) =>
    hiddenReason(props.rows ?? [], id, values)
  const item = useListItem({ ...props, explainHidden }, { schema, toForm, keepInCopy, send })

  async function send({ images, filesLost: _, ...values }: RoomFormValues, id: string): Promise<Sent> {
    const sent = await sendImages(images, roomFolder(id))
    if ('error' in sent) {
      const error = navigator.onLine ? sent.error : `${sent.error} ${nothingLost}`
      return { ok: false, error, fieldErrors: { images: sent.error } }
    }
    const { images: stored } = toForm({ ...values, images: sent.urls })
    // If the save fails, the form and its recovery copy keep the uploaded addresses.
    item.form.setValue('images', stored, { shouldDirty: true })
    return { ok: true, values: { ...values, images: sent.urls } }
  }

  return (
    <ItemFormDialog {...props} item={item}>
      <RoomFields />
      {sending && (
        <div className="surface sticky bottom-0 mt-6 p-4">
          <ImageProgress {...sending} onCancel={cancel} />
        </div>
      )}
    </ItemFormDialog>
  )
}

function RoomFields() {
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
      {Object.entries(roomFields).map(([name, field]) =>
        name === 'images' ? (
          <RoomImages key={name} />
        ) : (
          <FieldInput
            key={name}
            name={name}
            field={field}
            className={widths[name] ?? 'col-span-2 sm:col-span-6'}
          />
        ),
      )}
    </div>
  )
}

// Other fields span the full width.
const widths: Record<string, string> = {
  name: 'col-span-2 sm:col-span-4',
  price: 'col-span-2',
  category: 'col-span-2 sm:col-span-3',
  bed_configuration: 'col-span-2 sm:col-span-3',
  size: 'col-span-2',
  view: 'col-span-2 sm:col-span-4',
  capacity: 'sm:col-span-2',
  quantity: 'sm:col-span-2',
  active: 'col-span-2 self-end',
}

function RoomImages() {
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
    <ControlGroup id="imagens" label="Imagens" error={error} className="col-span-2 gap-1.5 sm:col-span-6">
      {lost > 0 && (
        <p role="status" className="border-gold-500 border-l-4 bg-sand-100 px-4 py-2">
          {`Uma cópia não salva não tem os arquivos: escolha novamente ${countLabel(lost, 'imagem', 'imagens')}.`}
        </p>
      )}
      <ImageList
        label="Imagens"
        items={field.value}
        onChange={change}
        max={maxRoomImages}
        invalid={error !== undefined}
      />
    </ControlGroup>
  )
}

/** Form values of a room, whose images may still be local files. */
type RoomFormValues = z.input<typeof withImages>

/** Applies the list's validation with empty addresses for images that are not uploaded yet. */
function schema({ fieldErrors }: ListPanel, before: Record<string, unknown> | undefined) {
  return withValidationMessages(withImages, ({ images, ...values }) => {
    const urls = images.map((item) => (item.kind === 'stored' ? item.url : ''))
    return fieldErrors({ ...values, images: urls }, before)
  })
}

const withImages = roomForm.extend({
  images: z.array(z.custom<ImageItem>()),
  /** Number of chosen files that a recovery copy lost. */
  filesLost: z.number(),
})

function toForm(values: RoomValues): RoomFormValues {
  return { ...values, images: values.images.map((url) => ({ kind: 'stored', url })), filesLost: 0 }
}

/** Returns the part that a recovery copy can hold; files are dropped and counted. */
function keepInCopy(held: RoomFormValues): RoomFormValues {
  const images = held.images.filter((item) => item.kind === 'stored')
  return { ...held, images, filesLost: held.images.length - images.length }
}
