import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { MissingPage } from '@/components/site-frame/missing-page'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { missingMetadata } from '@/lib/seo/missing'
import { getArrival } from '@/lib/site/arrival'
import { ArrivalView, usualLead } from './arrival-view'

export async function generateMetadata() {
  const arrival = await getArrival()
  if (!arrival) return { ...(await missingMetadata()), robots: { index: false } }
  return pageMetadata({
    title: 'Antes de chegar',
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
      <BreadcrumbJsonLd name="Antes de chegar" path={routes.arrival} />
    </>
  )
}
