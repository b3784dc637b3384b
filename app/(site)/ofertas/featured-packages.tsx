import type { ReactNode } from 'react'
import { Carousel } from '@/components/ui/carousel'

const rotationMs = 4000
const perView = { base: 1, md: 2, lg: 3 }

export function FeaturedPackages({ cards }: { cards: ReactNode[] }) {
  if (cards.length === 0) return null
  return (
    <section className="section-space page-column">
      <p className="label">Escolhas da estação</p>
      <h2 className="mt-4 mb-10 font-display text-h2">Pacotes em destaque</h2>
      <Carousel label="Pacotes em destaque" perView={perView} loop autoplayMs={rotationMs} slides={cards} />
    </section>
  )
}
