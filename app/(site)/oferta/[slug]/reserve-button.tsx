import { BookingTrigger } from '@/components/booking/booking-trigger'
import { packageTitle } from '@/lib/packages/display'
import type { Package } from '@/lib/packages/schema'

/** The package's own booking page in a new tab, else the booking panel with its name and dates (OFF-13). */
export function ReserveButton({ pkg, className = '' }: { pkg: Package; className?: string }) {
  const { accommodationStart, accommodationEnd } = pkg.dates
  if (!pkg.bookingUrl) {
    return (
      <BookingTrigger
        className={`${button} ${className}`}
        hint={{
          name: packageTitle(pkg),
          from: accommodationStart ?? undefined,
          to: accommodationEnd ?? undefined,
        }}
      >
        Reservar Agora
      </BookingTrigger>
    )
  }
  return (
    <a href={pkg.bookingUrl} target="_blank" rel="noopener" className={`${button} ${className}`}>
      Reservar Agora
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  )
}

const button =
  'inline-flex min-h-12 items-center justify-center rounded-xs border border-(--accent-ink) bg-(--accent) px-3 py-3 ' +
  'text-(--on-accent) text-control uppercase transition-colors duration-200 hover:bg-(--on-accent) hover:text-(--accent)'
