import { BookCall } from '@/components/editorial/book-call'
import { FullPicture } from '@/components/editorial/full-picture'
import { HeroBand } from '@/components/editorial/hero-band'
import { PullQuote } from '@/components/editorial/pull-quote'
import { Trail } from '@/components/seo/trail'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Garden } from './garden'
import { Included } from './included'
import { Meals } from './meals'
import { eveningPicture, heroPicture } from './pictures'

export function generateMetadata() {
  return pageMetadata({
    title: 'Gastronomia',
    description:
      'Café da manhã, almoço e jantar incluídos na diária, com pão da casa e verdura da horta. O restaurante é exclusivo para hóspedes.',
    path: routes.restaurant,
  })
}

export default function RestaurantPage() {
  return (
    <>
      <HeroBand
        picture={heroPicture}
        title="Comida da serra, servida com calma"
        lead="Pão assado na casa, verdura colhida de manhã e uma mesa perto da janela."
      />
      <Included />
      <Meals />
      <Garden />
      <FullPicture picture={eveningPicture} />
      <section aria-label="À noite" className="section-space on-dark bg-forest-950">
        <PullQuote>Aqui, a sobremesa só chega quando a conversa deixa.</PullQuote>
      </section>
      <BookCall
        title="A mesa já está posta"
        text="O restaurante recebe somente os hóspedes. Escolha as datas da sua estadia e deixe as três refeições por nossa conta."
        button="RESERVE AGORA"
      />
      <Trail name="Gastronomia" path={routes.restaurant} />
    </>
  )
}
