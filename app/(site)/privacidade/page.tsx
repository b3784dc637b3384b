import { PlainPage } from '@/components/editorial/plain-page'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { env } from '@/lib/env'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { getHero, getHotel } from '@/lib/site/queries'
import { privacySections } from './sections'
import { videoHosts } from './video-hosts'

/** Day of the last change of the text, `yyyy-mm-dd`. */
const updated = '2026-11-22'

export function generateMetadata() {
  return pageMetadata({
    title: 'Privacidade',
    description:
      'Que dados este site usa e quais não usa: sem conta, sem cookies para visitantes, sem rastreamento. E os seus direitos pela LGPD.',
    path: routes.privacy,
  })
}

export default async function PrivacyPage() {
  const [{ name }, hero] = await Promise.all([getHotel(), getHero()])
  const { SUPABASE_URL, HOTEL_HOSTING, HOTEL_LEGAL_NAME, HOTEL_CNPJ } = env()
  const facts = {
    videoHosts: videoHosts(hero),
    database: SUPABASE_URL,
    hosting: HOTEL_HOSTING,
    owner: HOTEL_LEGAL_NAME ?? `O Hotel ${name}`,
    cnpj: HOTEL_CNPJ,
  }
  return (
    <>
      <PlainPage
        title="Privacidade"
        lead={`O site do hotel ${name} foi feito para saber o mínimo sobre você: não tem cadastro, não mede a sua visita e não mostra anúncios.`}
        updated={updated}
        sections={privacySections(facts)}
      />
      <BreadcrumbJsonLd name="Privacidade" path={routes.privacy} />
    </>
  )
}
