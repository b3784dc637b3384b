import { routes } from '@/lib/paths'
import { getArrival } from '@/lib/site/arrival'

/** Only where the hotel has that page. */
export async function ArrivalLine() {
  if (!(await getArrival())) return null
  return (
    <p className="text-ink-600 print:hidden">
      <a href={routes.arrival} className="text-link">
        Antes de chegar: o que ajuda a chegar bem
      </a>
    </p>
  )
}
