import type { ReactNode } from 'react'
import { Carousel } from '@/components/ui/carousel'

const rotationMs = 4000

export function FeaturedPackages({ cards }: { cards: ReactNode[] }) {
  if (cards.length === 0) return null
  return (
    <section className="section-space page-column max-md:py-6">
      <p className="label pb-4 max-lg:hidden">Escolhas da estação</p>
      <h2 className="mb-6 font-display text-h2">Pacotes em destaque</h2>
      <Carousel
        label="Pacotes em destaque"
        perView={{ base: 1, md: Math.min(2, cards.length), lg: Math.min(3, cards.length) }}
        loop
        autoplayMs={rotationMs}
        slides={cards}
      />
    </section>
  )
}
