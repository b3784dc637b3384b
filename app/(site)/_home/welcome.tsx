import { ZoomImage } from '@/components/lightbox/zoom-image'
import { Carousel } from '@/components/ui/carousel'
import { Divider } from '@/components/ui/divider'
import { getAbout } from '@/lib/site/queries'

export async function Welcome() {
  const about = await getAbout()
  return (
    <section id="boas-vindas" aria-labelledby="welcome-title" className="section-space -scroll-mt-7">
      <div className="page-column welcome">
        <div className="reveal">
          <p className="label">BEM-VINDOS</p>
          <h2 id="welcome-title">{about.title || 'Reencontre a natureza em um cenário exclusivo'}</h2>
          <Divider />
          <p>{about.description || fallbackText}</p>
        </div>
        <div>
          <Carousel label="Fotografias da fazenda" slides={images.map(slide)} />
        </div>
      </div>
    </section>
  )
}

const fallbackText =
  'Aqui, o conforto de uma casa bem cuidada convive com a biodiversidade da Mata Atlântica: dias sem pressa entre o lago, as trilhas e o silêncio do vale.'

const images = [
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
    <ZoomImage
      key={src}
      frame="frame"
      src={src}
      alt={alt}
      sizes="(min-width: 1360px) 696px, (min-width: 1024px) 52vw, 94vw"
    />
  )
}
