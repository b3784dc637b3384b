import { AskAbout } from '@/components/booking/ask-about'
import { BookingTrigger } from '@/components/booking/booking-trigger'
import { buttonClass } from '@/components/ui/button'
import { Emblem } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import { packageTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/fields'
import { packagePath, routes } from '@/lib/paths'
import { PackageSection } from './package-section'

/** Opens the package's booking URL in a new tab, or the booking panel with its name and dates (OFF-13). */
export function ReserveButton({ pkg, className = '' }: { pkg: Package; className?: string }) {
  if (!pkg.bookingUrl)
    return <BookingTrigger className={`${button} ${className}`}>Reservar Agora</BookingTrigger>
  return (
    <a href={pkg.bookingUrl} target="_blank" rel="noopener" data-book className={`${button} ${className}`}>
      Reservar Agora
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  )
}

const button =
  'inline-flex min-h-12 items-center justify-center rounded-xs border border-(--accent-ink) bg-(--accent) px-3 py-3 ' +
  'text-(--on-accent) text-control uppercase transition-colors duration-200 hover:bg-(--on-accent) hover:text-(--accent)'

export function AskAboutPackage({ pkg, ...link }: { pkg: Package; className: string; small?: boolean }) {
  return <AskAbout subject={`Pacote: ${packageTitle(pkg)}`} path={packagePath(pkg.slug)} {...link} />
}

/** Replaces the button of a package that has ended (OFF-16). */
export function EndedNote() {
  return (
    <>
      <p className="font-display text-h3">Encerrado</p>
      <p className="mt-3 mb-5 text-ink-600">Este pacote já terminou. Há outros à sua espera.</p>
      <OffersLink className="mb-8 w-full" />
    </>
  )
}

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

export function Included({ features }: { features: string[] }) {
  if (features.length === 0) return null
  return (
    <PackageSection id="incluido" title="O que está incluído">
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon name="check" className="mt-1 text-(--accent-ink)" />
            {feature}
          </li>
        ))}
      </ul>
    </PackageSection>
  )
}

export function Highlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null
  return (
    <PackageSection id="destaques" title="Destaques">
      <ul className="border-t">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex items-baseline gap-4 border-b py-4 text-lead">
            <Emblem className="size-4 flex-none [translate:0_2px] text-(--accent-ink)" />
            {highlight}
          </li>
        ))}
      </ul>
    </PackageSection>
  )
}
