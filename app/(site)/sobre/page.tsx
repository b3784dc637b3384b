import { BookCall } from '@/components/editorial/book-call'
import { FullImage } from '@/components/editorial/full-image'
import { HeroBand } from '@/components/editorial/hero-band'
import { ImageStrip } from '@/components/editorial/image-strip'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Comforts } from './comforts'
import { History } from './history'
import { heroImage, quoteImage, stripImages } from './images'
import { Opening } from './opening'
import { Philosophy } from './philosophy'

export function generateMetadata() {
  return pageMetadata({
    title: 'Sobre',
    description:
      'A história e a filosofia de uma antiga fazenda de leite que virou hotel boutique na serra fluminense. Com academia, e pet friendly.',
    path: routes.about,
  })
}

export default function AboutPage() {
  return (
    <>
      <HeroBand
        image={heroImage}
        title="Um vale onde o tempo anda devagar"
        lead="De fazenda de leite a hotel de poucos chalés: quem somos e por que fazemos assim."
      />
      <Opening />
      <History />
      <FullImage image={quoteImage} quote="O maior luxo do vale é o que falta nele: pressa, ruído e fila." />
      <Philosophy />
      <ImageStrip label="Álbum" title="Um passeio sem sair do lugar" images={stripImages} />
      <Comforts />
      <BookCall
        title="Venha passar uns dias"
        text="Escolha as datas e veja os chalés livres. Se preferir conversar antes, conte para nós quem vem e o que gostaria de encontrar."
      />
      <BreadcrumbJsonLd name="Sobre" path={routes.about} />
    </>
  )
}
