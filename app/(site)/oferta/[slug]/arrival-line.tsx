import Link from 'next/link'
import { routes } from '@/lib/paths'
import { getArrival } from '@/lib/site/arrival'

/** Only where the hotel has that page. */
export async function ArrivalLine() {
  if (!(await getArrival())) return null
  return (
    <p className="text-ink-600 print:hidden">
      <Link href={routes.arrival} prefetch={false} className="text-link">
        Antes de chegar: o que ajuda a chegar bem
      </Link>
    </p>
  )
}
