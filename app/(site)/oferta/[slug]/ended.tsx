import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/paths'

/** Before the price of a package that has ended, and in the place of its button (OFF-16). */
export function EndedNote() {
  return (
    <>
      <p className="font-display text-h3">Encerrado</p>
      <p className="mt-3 mb-5 text-ink-600">Este pacote já terminou. Há outros à sua espera.</p>
      <OffersLink className="mb-8 w-full" />
    </>
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
    <a href={routes.packages} className={buttonClass('outline', className)}>
      Ver Todas as Ofertas
    </a>
  )
}
