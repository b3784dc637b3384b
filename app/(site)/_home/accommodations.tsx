'use client' // only to keep the payload small, which else repeats texts and every slide

import { buttonClass } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { routes } from '@/lib/paths'
import { SectionHeading } from './section-heading'

/** `chalet`: where the chalets of the photographs are described. */
export function Accommodations({ chalet }: { chalet: string }) {
  return (
    <section
      id="accommodations"
      aria-labelledby="accommodations-title"
      className="@container section-space bg-sand-100"
    >
      <div className="page-column">
        <SectionHeading label="Os chalés" title="Acomodações excepcionais" id="accommodations-title">
          A autêntica hospedagem de montanha: madeira, pedra e o charme rústico de uma casa de campo, com o
          conforto de hoje. Poucos chalés, afastados uns dos outros, cada um com a sua varanda.
        </SectionHeading>
        <Carousel
          label="Chalés"
          slides={chalets.map((alt, index) => slide(alt, index, chalet))}
          perView={{ base: 1.15, md: 2.2, lg: 3.2 }}
          className="chalets"
          aside={
            <div className="chalets-more">
              <span className="chalets-dots" aria-hidden="true" />
              {/* A full page load, not the client's router (HOME-4). */}
              <a href={routes.rooms} className={buttonClass('primary', 'w-full sm:w-auto')}>
                Ver Todos os Chalés
              </a>
            </div>
          }
        />
      </div>
    </section>
  )
}

const chalets = [
  'Chalé de madeira clara com varanda em luz dourada do fim da tarde',
  'Chalé de madeira com jardim em dia claro',
  'Chalé de madeira escura visto de frente, com janelas acesas ao anoitecer',
  'Chalé de madeira avermelhada com jardim florido na luz suave da manhã',
  'Chalé à beira do lago em luz dourada',
  'Chalé de madeira escura com telhado de barro, chaminé de pedra e jardim, na luz da manhã',
  'Chalé de janelas acesas refletido no lago ao anoitecer',
  'Chalé com varanda e caminho de pedra em dia claro',
]

function slide(alt: string, index: number, chalet: string) {
  return (
    <a key={alt} href={chalet}>
      <figure>
        <div className="frame">
          <ResponsiveImage
            src={`/images/chale-0${index + 1}.jpg`}
            alt={alt}
            sizes="(min-width:64rem) 33vw,(min-width:48rem) 49vw,96vw"
            place="small"
          />
        </div>
        <figcaption>{`Chalé Tradicional ${index + 1}`}</figcaption>
      </figure>
    </a>
  )
}
