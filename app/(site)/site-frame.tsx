import type { ReactNode } from 'react'
import { BookingHost } from '@/components/booking/booking-host'
import { SiteFooter } from '@/components/site-frame/site-footer'
import { SiteHeader } from '@/components/site-frame/site-header'
import { env } from '@/lib/env'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import { getContacts, getHotel } from '@/lib/site/queries'
import './site.css'

/** Header, footer and booking panel of every page of the site, including the 404 page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [hotel, { whatsapp }] = await Promise.all([getHotel(), getContacts()])
  const { BOOKING_ENGINE_URL: host, BOOKING_HOTEL_ID: hotelId } = env()
  return (
    <>
      <a href="#conteudo" className="skip-link">
        Pular para o conteúdo
      </a>
      <SiteHeader />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <BookingHost
        engine={{ host, hotelId }}
        phone={hotel.configuration.phone}
        whatsapp={whatsappDigits(whatsapp)}
      />
      <SiteFooter />
    </>
  )
}
