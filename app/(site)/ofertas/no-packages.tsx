import { BookingTrigger } from '@/components/booking/booking-trigger'
import { buttonClass } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'
import { routes } from '@/lib/paths'
import { getHotel } from '@/lib/site/queries'

/** Between two seasons there is nothing to filter, but the hotel is open. */
export async function NoPackages() {
  const { phone } = (await getHotel()).configuration
  return (
    <section aria-labelledby="sem-pacotes" className="section-space page-column">
      <h2 id="sem-pacotes" className="font-display text-h2">
        Os próximos pacotes estão a caminho
      </h2>
      <p className="mt-6 max-w-measure text-ink-600 text-lead">
        Enquanto isso, a casa está aberta: escolha as datas e o chalé, e preparamos a estadia com você.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-4">
        <BookingTrigger className={buttonClass('primary')}>Reservar Agora</BookingTrigger>
        <a href={routes.rooms} className={buttonClass('outline')}>
          Conheça os chalés
        </a>
        {phonesIn(phone).map((number) => (
          <PhoneLink key={number.label} {...number} className="text-link" />
        ))}
      </p>
    </section>
  )
}
