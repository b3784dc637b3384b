import { PictureCarousel } from '@/components/lightbox/picture-carousel'
import { Divider } from '@/components/ui/divider'
import { type BlockProps, shownPictures, spacingClass } from '../block-props'

export function Welcome({ block, id, joined, facts: { name, about } }: BlockProps<'welcome'>) {
  const images = shownPictures(block, block.images, name)
  return (
    <section id="boas-vindas" aria-labelledby={id} className={`${spacingClass(joined)} -scroll-mt-7`}>
      <div className="page-column welcome">
        <div className={images.length > 0 ? 'reveal' : 'reveal lg:col-span-2'}>
          <p className="label">BEM-VINDOS</p>
          <h2 id={id}>{about.title || 'Reencontre a natureza em um cenário exclusivo'}</h2>
          <Divider />
          <p>{about.description || fallbackText}</p>
        </div>
        {images.length > 0 && (
          <div>
            <PictureCarousel
              label="Fotografias do hotel"
              images={images}
              frame="frame"
              sizes="(min-width: 64rem) min(52vw, 946px), (min-width: 40rem) 94vw, 152vw"
            />
          </div>
        )}
      </div>
    </section>
  )
}

const fallbackText =
  'Aqui, o conforto de uma casa bem cuidada convive com a natureza ao redor: dias sem pressa, no ritmo de quem veio descansar.'
