import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/paths'

/** In the place of the price card, for a package that has ended (OFF-16). */
export function EndedCard() {
  return (
    <section
      aria-label="Preço e reserva"
      className="package-price self-start border border-t-(--accent) border-t-4 bg-white p-6 lg:sticky lg:top-24 lg:-mt-56 lg:[grid-area:1/8/4/13] lg:p-10"
    >
      <p className="font-display text-h3">Encerrado</p>
      <p className="mt-3 mb-8 text-ink-600">Este pacote já terminou. Há outros à sua espera.</p>
      <OffersLink className="w-full" />
    </section>
  )
}

/** In the place of the price bar. */
export function EndedBar() {
  return (
    <div className="package-price-bar page-gutter sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t bg-sand-50 py-3 lg:hidden">
      <p className="font-semibold">Encerrado</p>
      <OffersLink className="px-5" />
    </div>
  )
}

function OffersLink({ className }: { className: string }) {
  return (
    <Link href={routes.packages} className={buttonClass('outline', className)}>
      Ver Todas as Ofertas
    </Link>
  )
}
