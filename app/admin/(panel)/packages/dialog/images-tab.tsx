import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { imageTexts } from '@/lib/media/images/rules'
import { maxGallery } from '@/lib/packages/fields'
import type { PackageFormInput } from '@/lib/panel/packages/form'
import { tooManyImagesMessage, useFileCheck } from '../../../_media/image-items'
import { MediaInput } from '../../../_media/media-input'
import { RefusedFiles } from '../../../_media/upload-status'
import { useRowOrder } from '../../../_ui/row-order'
import { useImagesSending } from '../../../_ui/sending'

/** Shows the main image and the gallery as one row of slots for moving images and adding several files. */
export function ImagesTab() {
  const { getValues, setValue } = useFormContext<PackageFormInput>()
  const images = useWatch<PackageFormInput, 'images'>({ name: 'images' })
  const isSending = useImagesSending()
  const values = placesOf(images)
  const places = usePlaces(() => placesOf(getValues('images')), isSending, addPlaces)
  const isEmpty = (place: number) => values[place] === '' && !places.incoming[place]
  // Phones show one empty slot at a time.
  const spare = (place: number) =>
    isEmpty(place) && values.some((_, other) => other < place && isEmpty(other)) ? 'max-sm:hidden' : ''
  const order = useRowOrder<HTMLDivElement>({ count: values.length, nameOf: labelOf, onMove: move })

  function addPlaces(count: number) {
    const { gallery } = getValues('images')
    const added = Math.max(0, Math.min(count, maxGallery - gallery.length))
    setValue('images.gallery', [...gallery, ...Array.from({ length: added }, () => '')], {
      shouldDirty: true,
    })
    return Array.from({ length: added }, (_, index) => 1 + gallery.length + index)
  }

  function move(from: number, to: number) {
    // An upload fills the slot for which its file was chosen.
    if (isSending) return
    const [principal = '', ...others] = values.toSpliced(from, 1).toSpliced(to, 0, values[from] ?? '')
    setValue('images', { principal, gallery: others }, { shouldDirty: true })
    // The slots keep their elements, so the focus has to follow the image.
    const step = to > from ? 1 : -1
    requestAnimationFrame(() =>
      order.list.current?.children[to]?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus(),
    )
  }

  return (
    <div className="grid gap-7">
      <p className="field-hint">
        Escolha, arraste ou cole várias fotos de uma vez: a primeira fica como principal, as outras vão para a
        galeria.
      </p>
      {places.isChecking && <p role="status">{imageTexts.sending}</p>}
      <RefusedFiles errors={places.errors} />
      <div ref={order.list} className="grid gap-7">
        {values.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: images move between slots, and the slots stay
          <div key={index} className={`relative ${spare(index)} ${order.rowClass(index)}`}>
            {index === 1 && <h3 className="mb-4 font-semibold text-[1.0625rem]">Galeria</h3>}
            <MediaInput
              kind="image"
              name={index === 0 ? 'images.principal' : `images.gallery.${index - 1}`}
              label={labelOf(index)}
              folder={index === 0 ? 'packages/principal' : 'packages/gallery'}
              required={index === 0}
              incoming={places.incoming[index]}
              onSeveral={(files) => places.spread(index, files)}
              movers={<div className="ml-auto">{order.controls(index)}</div>}
            />
          </div>
        ))}
      </div>
      {order.announcement}
    </div>
  )
}

function labelOf(index: number) {
  return index === 0 ? 'Imagem principal' : `Imagem ${index} da galeria`
}

/** The gallery offers an empty slot until it reaches its maximum. */
function placesOf({ principal, gallery }: PackageFormInput['images']) {
  const hasMore = gallery.length < maxGallery && gallery.every(Boolean)
  return [principal, ...gallery, ...(hasMore ? [''] : [])]
}

type Incoming = Record<number, File>

/** Assigns several files: the first to the chosen slot, the others to the empty slots in order, then to new ones. */
function usePlaces(readValues: () => string[], isSending: boolean, addPlaces: (count: number) => number[]) {
  const [incoming, setIncoming] = useState<Incoming>({})
  const { errors, setErrors, isChecking, check } = useFileCheck()

  // A slot with a running upload is occupied.
  const isFree = (value: string, place: number) => value === '' && !(isSending && incoming[place])

  function assign(from: number, good: File[]) {
    // The slots may have changed during the check.
    const empty = readValues().flatMap((value, place) =>
      isFree(value, place) && place !== from ? [place] : [],
    )
    const known = [from, ...empty]
    const missing = good.length - known.length
    const free = missing > 0 ? [...new Set([...known, ...addPlaces(missing)])] : known
    setIncoming((before) => ({
      ...before,
      ...Object.fromEntries(free.map((place, index) => [place, good[index]])),
    }))
    return good.slice(free.length).map(({ name }) => name)
  }

  function spread(from: number, files: File[]) {
    return check([], files, Infinity, (added, refused) => {
      const good = added.flatMap((item) => (item.kind === 'local' ? [item.file] : []))
      // The uploads begin at once: a save waits for them (IMG-4).
      const left = flushSync(() => assign(from, good))
      if (left.length > 0) setErrors([...refused, tooManyImagesMessage(left, maxGallery + 1)])
    })
  }

  return { incoming, errors, isChecking, spread }
}
