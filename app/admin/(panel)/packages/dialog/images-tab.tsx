import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PackageFormInput } from '@/lib/packages/form'
import { noRoom } from '../../../_images/image-items'
import { MediaInput } from '../../../_images/media-input'
import { RefusedFiles } from '../../../_images/upload-status'
import { imageValidationMessage } from '../../../_upload/send-file'
import { useImagesSending } from '../../../_upload/sending'

/** The main image and the gallery are one row of places: several files fill it, and images move along it. */
export function ImagesTab() {
  const { setValue } = useFormContext<PackageFormInput>()
  const images = useWatch<PackageFormInput, 'images'>({ name: 'images' })
  const isSending = useImagesSending()
  const values = [images.principal, ...images.gallery]
  const places = usePlaces(values, isSending)
  const [dragged, setDragged] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const row = useRef<HTMLDivElement>(null)

  function move(from: number, to: number) {
    // What is on its way arrives at the place it was chosen for.
    if (isSending || from === to) return
    const [principal = '', ...gallery] = values.toSpliced(from, 1).toSpliced(to, 0, values[from] ?? '')
    setValue('images', { principal, gallery }, { shouldDirty: true })
    setAnnouncement(`${labelOf(from)} agora é ${labelOf(to)}.`)
    const mover = to > from ? 'down' : 'up'
    requestAnimationFrame(() =>
      row.current?.querySelector<HTMLElement>(`[data-mover="${to}-${mover}"]`)?.focus(),
    )
  }

  const place = (index: number) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the mouse's way; the buttons do the same
    <div
      key={index}
      draggable={dragged === index}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', String(index))
      }}
      onDragOver={(event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
      }}
      onDrop={(event) => {
        if (dragged === null) return
        event.preventDefault()
        move(dragged, index)
      }}
      onDragEnd={() => setDragged(null)}
      className={dragged === index ? 'opacity-55' : ''}
    >
      <MediaInput
        kind="image"
        name={index === 0 ? 'images.principal' : `images.gallery.${index - 1}`}
        label={labelOf(index)}
        folder={index === 0 ? 'packages/principal' : 'packages/gallery'}
        required={index === 0}
        incoming={places.incoming[index]}
        onSeveral={(files) => places.spread(index, files)}
        movers={
          <ImageMovers
            index={index}
            count={values.length}
            label={labelOf(index)}
            onMove={(to) => move(index, to)}
            onGrab={(grabbed) => setDragged(grabbed ? index : null)}
          />
        }
      />
    </div>
  )

  return (
    <div ref={row} className="grid gap-7">
      <p className="field-hint">
        Escolha, arraste ou cole várias fotos de uma vez: a primeira fica como principal, as outras vão para a
        galeria.
      </p>
      <RefusedFiles errors={places.errors} />
      {place(0)}
      <fieldset className="grid gap-6">
        <legend className="mb-4 font-semibold text-[1.0625rem]">Galeria</legend>
        {images.gallery.map((_, index) => place(index + 1))}
      </fieldset>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

function labelOf(index: number) {
  return index === 0 ? 'Imagem principal' : `Imagem ${index} da galeria`
}

type MoversProps = {
  index: number
  count: number
  label: string
  onMove: (to: number) => void
  /** The handle is held, or let go of. */
  onGrab: (grabbed: boolean) => void
}

/** Moves an image along a column of places, by keys or by its handle. */
function ImageMovers({ index, count, label, onMove, onGrab }: MoversProps) {
  const mover = (to: number, way: 'up' | 'down', words: string, Arrow: typeof ArrowUp) => (
    <button
      type="button"
      className="icon-button"
      data-mover={`${index}-${way}`}
      aria-label={`${words}: ${label}`}
      // Not `disabled`: at the end of the row it would lose the focus.
      aria-disabled={to < 0 || to >= count}
      onClick={() => to >= 0 && to < count && onMove(to)}
    >
      <Arrow aria-hidden="true" />
    </button>
  )
  return (
    <span className="ml-auto flex items-center">
      {mover(index - 1, 'up', 'Mover para cima', ArrowUp)}
      {mover(index + 1, 'down', 'Mover para baixo', ArrowDown)}
      <span
        aria-hidden="true"
        title="Arraste para mudar de lugar"
        className="icon-button cursor-grab max-sm:hidden"
        onPointerDown={() => onGrab(true)}
        onPointerUp={() => onGrab(false)}
      >
        <GripVertical />
      </span>
    </span>
  )
}

type Incoming = Record<number, File>

/** Gives several files each a place of a row: the one they were meant for, then the empty ones in order. */
function usePlaces(values: string[], isSending: boolean) {
  const [incoming, setIncoming] = useState<Incoming>({})
  const [errors, setErrors] = useState<string[]>([])

  // What is on its way has its place already.
  const isFree = (value: string, place: number) => value === '' && !(isSending && incoming[place])

  async function spread(from: number, files: File[]) {
    const good: File[] = []
    const refused: string[] = []
    // One after the other: a large photograph is decoded for it.
    for (const file of files) {
      const message = await imageValidationMessage(file)
      if (message) refused.push(`${file.name}: ${message}`)
      else good.push(file)
    }
    const empty = values.flatMap((value, place) => (isFree(value, place) && place !== from ? [place] : []))
    const free = [from, ...empty]
    setIncoming((before) => ({
      ...before,
      ...Object.fromEntries(free.map((place, index) => [place, good[index]])),
    }))
    const left = good.slice(free.length).map(({ name }) => name)
    setErrors(left.length > 0 ? [...refused, noRoom(left, values.length)] : refused)
  }

  return { incoming, errors, spread }
}
