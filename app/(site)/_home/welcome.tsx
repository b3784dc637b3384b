import { Carousel } from '@/components/ui/carousel'
import { Divider } from '@/components/ui/divider'
import { Photo } from '@/components/ui/photo'
import { getAbout } from '@/lib/hotel/queries'

/** Welcome (§2, 2): the about section's title and text beside five photographs. */
export async function Welcome() {
  const about = await getAbout()
  return (
    <section id="boas-vindas" aria-labelledby="welcome-title" className="section-space -scroll-mt-7">
      <div className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-12 lg:items-center">
        <div className="reveal lg:col-span-5">
          <p className="text-ink-600 text-label uppercase">BEM-VINDOS</p>
          <h2 id="welcome-title" className="mt-4 font-display text-h2">
            {about.title || 'Reencontre a natureza em um cenário exclusivo'}
          </h2>
          <Divider className="my-8" />
          <p className="max-w-measure text-ink-600">{about.description || fallbackText}</p>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <Carousel label="Fotografias da fazenda" slides={photographs.map(slide)} />
        </div>
      </div>
    </section>
  )
}

const fallbackText =
  'Aqui, o conforto de uma casa bem cuidada convive com a biodiversidade da Mata Atlântica: dias sem pressa entre o lago, as trilhas e o silêncio do vale.'

const photographs = [
  {
    src: '/images/deck-lago.jpg',
    alt: 'Panorama da fazenda: o lago ao nascer do sol, com o píer, os chalés e as montanhas ao fundo',
  },
  { src: '/images/fazenda-aerea.jpg', alt: 'Vista aérea da fazenda: lago, chalés e mata ao redor' },
  { src: '/images/cavalos.jpg', alt: 'Três cavalos pastando no campo com névoa dourada da manhã' },
  {
    src: '/images/chales-fileira.jpg',
    alt: 'Fileira de chalés de madeira com jardim de hortênsias e caminho de pedra',
  },
  {
    src: '/images/quarto-floresta.jpg',
    alt: 'Quarto com cama de casal, painéis de madeira e grande janela para a floresta',
  },
]

function slide({ src, alt }: { src: string; alt: string }) {
  return (
    <div key={src} className="picture-zoom aspect-4/5 rounded-xs bg-sand-200 sm:aspect-3/2">
      <Photo src={src} alt={alt} sizes="(min-width: 1360px) 696px, (min-width: 1024px) 52vw, 94vw" />
    </div>
  )
}
