import { ContactText } from '@/components/editorial/contact-text'
import { PlainPage } from '@/components/editorial/plain-page'
import { Prose } from '@/components/editorial/prose'
import { JsonLd } from '@/components/seo/json-ld'
import { env } from '@/lib/env'
import { heroSection } from '@/lib/hotel/fields'
import { hotelPhrase } from '@/lib/hotel/hotel-phrase'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { textsSection } from '@/lib/hotel/texts/fields'
import { omitEmptyParts, withIds } from '@/lib/hotel/texts/shown-parts'
import { isOnVercel } from '@/lib/on-vercel'
import { pagesSection } from '@/lib/pages/pages'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { getFacts } from '@/lib/site/facts'
import { getNotice, getSurveyMonths } from '@/lib/site/page-queries'
import { getHotel, getSection } from '@/lib/site/site-content'
import { dataSections, ownerId, rightsSections } from './sections'

/** The date of the last change to the product's own sections, `yyyy-mm-dd`. */
const written = '2026-11-29'

export function generateMetadata() {
  return pageMetadata({
    name: 'Privacidade',
    description:
      'Que dados este site usa e quais não usa: sem conta, sem cookies para visitantes, sem rastreamento. E os seus direitos pela LGPD.',
    path: routes.privacy,
  })
}

export default async function PrivacyPage() {
  const [{ name }, hero, texts, facts, { whatsapp }, { survey }, surveyMonths, shown] = await Promise.all([
    getHotel(),
    getSection(heroSection),
    getSection(textsSection),
    getFacts(),
    getSection(contactsSection),
    getSection(pagesSection),
    getSurveyMonths(),
    getNotice(),
  ])
  const { SUPABASE_URL, HOTEL_HOSTING } = env()
  const { razao_social, cnpj, encarregado = '', contato_encarregado = '' } = facts
  const noticeFacts = {
    films: hero,
    whatsapp: whatsapp !== '',
    hasSurvey: survey.shown,
    hasNotice: shown?.notice.urgent === false,
    surveyMonths,
    database: SUPABASE_URL,
    hosting: HOTEL_HOSTING,
    hasOwnLog: !isOnVercel(),
    owner: razao_social || hotelPhrase(name, 'O'),
    cnpj,
    dpo: [encarregado, contato_encarregado].filter(Boolean).join(', '),
  }
  const [first, last] = [dataSections(noticeFacts), rightsSections(noticeFacts)]
  const taken = [...first, ...last].map(({ id }) => id)
  const added = withIds(omitEmptyParts(texts.privacy, facts), taken)
  return (
    <>
      <PlainPage
        title="Privacidade"
        lead={`O site ${hotelPhrase(name, 'do')} foi feito para saber o mínimo sobre você: não tem cadastro, não mede a sua visita e não mostra anúncios.`}
        updated={[written, texts.privacy_updated ?? ''].toSorted().at(-1) ?? written}
        sections={[...first, ...added, ...last].map(({ id, title, body }) => ({
          id,
          title,
          body: (
            <>
              <Prose text={body} facts={facts} />
              {id === ownerId && <ContactText />}
            </>
          ),
        }))}
      />
      <JsonLd trail={[{ name: 'Privacidade', path: routes.privacy }]} />
    </>
  )
}
