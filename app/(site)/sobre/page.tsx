import { BookCall } from '@/components/editorial/book-call'
import { FullPicture } from '@/components/editorial/full-picture'
import { HeroBand } from '@/components/editorial/hero-band'
import { PhotoStrip } from '@/components/editorial/photo-strip'
import { Trail } from '@/components/seo/trail'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Comforts } from './comforts'
import { History } from './history'
import { Opening } from './opening'
import { Philosophy } from './philosophy'
import { heroPicture, quotePicture, stripPictures } from './pictures'

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
        picture={heroPicture}
        title="Um vale onde o tempo anda devagar"
        lead="De fazenda de leite a hotel de poucos chalés: quem somos e por que fazemos assim."
      />
      <Opening />
      <History />
      <FullPicture
        picture={quotePicture}
        quote="O maior luxo do vale é o que falta nele: pressa, ruído e fila."
      />
      <Philosophy />
      <PhotoStrip label="Álbum" title="Um passeio sem sair do lugar" pictures={stripPictures} />
      <Comforts />
      <BookCall
        title="Venha passar uns dias"
        text="Escolha as datas e veja os chalés livres. Se preferir conversar antes, conte para nós quem vem e o que gostaria de encontrar."
      />
      <Trail name="Sobre" path={routes.about} />
    </>
  )
}
