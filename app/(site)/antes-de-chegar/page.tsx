import { ContactText } from '@/components/editorial/contact-text'
import { HeroBand } from '@/components/editorial/hero-band'
import { Contents } from '@/components/editorial/plain-page'
import { Prose } from '@/components/editorial/prose'
import { JsonLd } from '@/components/seo/json-ld'
import { MissingPage } from '@/components/site-frame/missing-page'
import { Icon } from '@/components/ui/icon'
import type { Arrival } from '@/lib/hotel/arrival/fields'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { focusStyle, type Pictured, pictureOf } from '@/lib/media/images/picture'
import { routes } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { getArrival } from '@/lib/site/arrival'
import { getFacts } from '@/lib/site/facts'
import { getHotel, getSection } from '@/lib/site/site-content'
import { arrivalSections } from './sections'

export async function generateMetadata() {
  const arrival = await getArrival()
  if (!arrival) return { ...(await missingMetadata()), robots: { index: false } }
  return pageMetadata({
    name: 'Antes de chegar',
    description: arrival.lead || usualLead,
    path: routes.arrival,
  })
}

export default async function ArrivalPage() {
  const arrival = await getArrival()
  if (!arrival) return <MissingPage />
  return (
    <>
      <ArrivalView arrival={arrival} />
      <JsonLd trail={[{ name: title, path: routes.arrival }]} />
    </>
  )
}

const usualLead = 'O que ajuda a chegar bem.'

async function ArrivalView({ arrival }: { arrival: Arrival & Pictured }) {
  const [hotel, contacts, facts] = await Promise.all([getHotel(), getSection(contactsSection), getFacts()])
  const { image, closing } = arrival
  const lead = arrival.lead || usualLead
  const sections = arrivalSections({ arrival, contacts, facts, address: hotel.configuration.address })
  return (
    <div className="arrival">
      {image && (
        <HeroBand
          image={{ src: image, alt: pictureOf(arrival, image).alt ?? '', ...focusStyle(arrival, image) }}
          title={title}
          lead={lead}
        />
      )}
      <article className="section-space page-column grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <header className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          {!image && (
            <>
              <h1 className="font-display text-display">{title}</h1>
              <p className="mt-6 max-w-[48ch] text-ink-600 text-lead">{lead}</p>
            </>
          )}
          <Contents sections={sections} className={image ? '' : 'mt-10'} />
          <ShareLink name={hotel.name} />
        </header>
        <div className="grid gap-14 lg:col-span-7 lg:col-start-6">
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="border-t pt-8">
              <h2 id={`${id}-titulo`} className="font-display text-h2">
                {name}
              </h2>
              <div className="mt-6 grid gap-4 [&_:is(p,ul)]:max-w-[42rem] text-ink-600 [&_a]:text-forest-800 [&_a]:underline [&_a]:underline-offset-4 [&_ul]:list-disc [&_ul]:pl-5">
                {body}
              </div>
            </section>
          ))}
          {closing && (
            <div className="grid max-w-measure gap-4 border-t pt-8 font-display text-h3">
              <Prose text={closing} facts={facts} />
            </div>
          )}
          <ArrivalFoot />
        </div>
      </article>
    </div>
  )
}

const title = 'Antes de chegar'

/** Prints the contacts and the page's URL. */
function ArrivalFoot() {
  return (
    <div className="print-foot hidden">
      <ContactText />
      <p>{absoluteUrl(routes.arrival)}</p>
    </div>
  )
}

/** Shares the page's URL by WhatsApp, without script or requests to WhatsApp. */
function ShareLink({ name }: { name: string }) {
  const text = `Antes de chegar · ${name}: ${absoluteUrl(routes.arrival)}`
  return (
    <p className="mt-6 print:hidden">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener"
        className="text-link gap-3"
      >
        <Icon name="whatsapp" />
        Enviar por WhatsApp
        <span className="sr-only"> (abre em outra aba)</span>
      </a>
    </p>
  )
}
