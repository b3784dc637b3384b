import { BookCall } from '@/components/editorial/book-call'
import { FullImage } from '@/components/editorial/full-image'
import { HeroBand } from '@/components/editorial/hero-band'
import { PullQuote } from '@/components/editorial/pull-quote'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { Garden } from './garden'
import { eveningImage, heroImage } from './images'
import { Included } from './included'
import { Meals } from './meals'

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
        image={heroImage}
        title="Comida da serra, servida com calma"
        lead="Pão assado na casa, verdura colhida de manhã e uma mesa perto da janela."
      />
      <Included />
      <Meals />
      <Garden />
      <FullImage image={eveningImage} />
      <section aria-label="À noite" className="section-space on-dark bg-forest-950">
        <PullQuote>Aqui, a sobremesa só chega quando a conversa deixa.</PullQuote>
      </section>
      <BookCall
        title="A mesa já está posta"
        text="O restaurante recebe somente os hóspedes. Escolha as datas da sua estadia e deixe as três refeições por nossa conta."
        button="RESERVE AGORA"
      />
      <BreadcrumbJsonLd name="Gastronomia" path={routes.restaurant} />
    </>
  )
}
