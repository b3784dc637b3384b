import { BookCall } from '@/components/editorial/book-call'
import { FullImage } from '@/components/editorial/full-image'
import { HeroBand } from '@/components/editorial/hero-band'
import { PullQuote } from '@/components/editorial/pull-quote'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { GymAndPets } from './gym-and-pets'
import { heroImage, restImage } from './images'
import { Outdoors } from './outdoors'
import { Pool } from './pool'
import { QuadBike } from './quad-bike'

export function generateMetadata() {
  return pageMetadata({
    title: 'Lazer',
    description:
      'Piscina aquecida com área infantil, passeios de quadriciclo de 30 ou 60 minutos, trilhas na mata, visita aos cavalos, academia. E pet friendly.',
    path: routes.leisure,
  })
}

export default function LeisurePage() {
  return (
    <>
      <HeroBand
        image={heroImage}
        title="Dias inteiros ao ar livre"
        lead="Água aquecida, quadriciclo, trilhas, cavalos no pasto. E a rede, que também conta como passeio."
      />
      <Pool />
      <QuadBike />
      <Outdoors />
      <FullImage image={restImage} />
      <section aria-label="Fim de tarde" className="section-space">
        <PullQuote>Às cinco da tarde a névoa desce, e o vale inteiro fala mais baixo.</PullQuote>
      </section>
      <GymAndPets />
      <BookCall
        title="Guarde o relógio na mala"
        text="Escolha as datas e veja os chalés livres. Os passeios se combinam aqui, na recepção, quando der vontade."
      />
      <BreadcrumbJsonLd name="Lazer" path={routes.leisure} />
    </>
  )
}
