import type { EditorialImage } from '@/components/editorial/editorial-image'
import { SectionTitle } from '@/components/editorial/section-title'
import { ResponsiveImage } from '@/components/ui/responsive-image'

export function Outdoors() {
  return (
    <section aria-labelledby="outdoors-title" className="section-space">
      <div className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <Walk
          className="lg:col-span-5 lg:row-span-2"
          frame="aspect-4/5 max-lg:sm:aspect-3/2"
          sizes="(min-width: 1360px) 828px, (min-width: 64rem) 66vw, (min-width: 40rem) 94vw, 168vw"
          image={{
            src: '/images/trilha-mata.jpg',
            alt: 'Trilha na Mata Atlântica entre samambaias-açu, com raios de sol',
            crop: 'object-[56%_50%]',
          }}
          title="Trilhas"
        >
          Do passeio de meia hora à subida longa, sempre entre samambaias-açu e bromélias. A recepção empresta
          o mapa e as botas de borracha, e diz onde andam os macacos.
        </Walk>
        <SectionTitle
          id="outdoors-title"
          label="Mata e pasto"
          title="A floresta começa onde acaba o gramado"
          className="max-lg:order-first lg:col-span-7 lg:pb-8"
        />
        <Walk
          className="lg:col-span-7 lg:self-end"
          frame="aspect-3/2"
          sizes="(min-width: 1360px) 696px, (min-width: 64rem) 52vw, 92vw"
          image={{
            src: '/images/cavalos.jpg',
            alt: 'Três cavalos pastando no campo, na névoa dourada da manhã',
          }}
          title="Cavalos"
        >
          De manhã cedo eles pastam soltos na névoa. São cavalos de visita, não de montaria: o tratador
          apresenta cada um pelo nome, e as crianças levam a cenoura.
        </Walk>
      </div>
    </section>
  )
}

type WalkProps = {
  image: EditorialImage
  frame: string
  sizes: string
  title: string
  className: string
  children: string
}

function Walk({ image, frame, sizes, title, className, children }: WalkProps) {
  return (
    <div className={className}>
      <div className={`frame ${frame}`}>
        <ResponsiveImage src={image.src} alt={image.alt} sizes={sizes} className={image.crop} />
      </div>
      <h3 className="mt-6 font-display text-h3">{title}</h3>
      <p className="mt-2 max-w-[52ch] text-ink-600">{children}</p>
    </div>
  )
}
