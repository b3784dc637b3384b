import { useWatch } from 'react-hook-form'
import type { PackageFormInput } from '@/lib/packages/form'
import { ImageInput } from '../../../_images/image-input'

export function ImagesTab() {
  const gallery = useWatch<PackageFormInput, 'images.gallery'>({ name: 'images.gallery' })
  return (
    <div className="grid gap-7">
      <ImageInput name="images.principal" label="Imagem principal" folder="packages/principal" required />
      <fieldset className="grid gap-6">
        <legend className="mb-4 font-semibold text-[1.0625rem]">Galeria</legend>
        {gallery.map((_, place) => (
          <ImageInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a place stays a place, whatever image stands in it
            key={place}
            name={`images.gallery.${place}`}
            label={`Imagem ${place + 1} da galeria`}
            folder="packages/gallery"
          />
        ))}
      </fieldset>
    </div>
  )
}
