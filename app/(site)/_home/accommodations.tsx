import { buttonClass } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { Photo } from '@/components/ui/photo'
import { routes } from '@/lib/paths'
import { SectionHeading } from './section-heading'

/** Accommodations (§2, 3): eight chalets in a row that runs off the right edge of the window. */
export function Accommodations() {
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
          slides={chalets.map(slide)}
          perView={{ base: 1.15, md: 2.2, lg: 3.2 }}
          className={`mt-12 lg:mt-16 ${bleed}`}
          aside={
            <div className="flex w-full flex-wrap items-center gap-x-10 gap-y-8 sm:w-auto">
              <Dots />
              {/* Not a client-side link: §2 asks for a full page load. */}
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

// The pictures run on to the window's right edge: half of what the band (100cqw) is wider than the column.
const bleed = '[--bleed:calc((100%-100cqw)/2)]'

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

function slide(alt: string, index: number) {
  return (
    <figure key={alt}>
      <div className="picture-zoom aspect-5/4 rounded-xs bg-sand-200">
        <Photo
          src={`/images/chale-0${index + 1}.jpg`}
          alt={alt}
          sizes="(min-width: 1024px) 30vw, (min-width: 768px) 44vw, 82vw"
        />
      </div>
      <figcaption className="mt-4 font-display text-h3">Chalé Tradicional {index + 1}</figcaption>
    </figure>
  )
}

function Dots() {
  return (
    <span className="mx-auto flex gap-3" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((dot) => (
        <span key={dot} className="size-1.5 rounded-full bg-gold-500" />
      ))}
    </span>
  )
}
