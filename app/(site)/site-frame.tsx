import type { ReactNode } from 'react'
import { BookingHost } from '@/components/booking/booking-host'
import { NoticeMemory } from '@/components/site-frame/notice'
import { PreviewBar } from '@/components/site-frame/preview-bar'
import { SiteFooter } from '@/components/site-frame/site-footer'
import { SiteHeader } from '@/components/site-frame/site-header'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { childAges } from '@/lib/hotel/conditions/terms'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import { pressScript } from '@/lib/server/cache/page-scripts.mjs'
import { getBookingWay } from '@/lib/site/facts'
import { getNotice } from '@/lib/site/page-queries'
import { getHotel, getSection } from '@/lib/site/site-content'
import './site.css'

/** Renders header, footer and booking panel on every page, including the 404 page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [notice, hotel, { whatsapp }, way, conditions] = await Promise.all([
    getNotice(),
    getHotel(),
    getSection(contactsSection),
    getBookingWay(),
    getSection(conditionsSection),
  ])
  return (
    <>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that the CSP allows
        dangerouslySetInnerHTML={{ __html: pressScript }}
      />
      <a href="#conteudo" className="skip-link">
        Pular para o conteúdo
      </a>
      {notice && <NoticeMemory {...notice} />}
      <SiteHeader notice={notice} />
      <PreviewBar />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <BookingHost
        {...way}
        ages={childAges(conditions)}
        phone={hotel.configuration.phone}
        email={hotel.configuration.email}
        whatsapp={whatsappDigits(whatsapp)}
      />
      <SiteFooter />
      {/* Placed last, because only printing needs it. */}
      <link rel="stylesheet" href="/print.css" media="print" />
    </>
  )
}
