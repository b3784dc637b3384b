import { ContactText } from '@/components/editorial/contact-text'
import { PlainPage } from '@/components/editorial/plain-page'
import { Prose } from '@/components/editorial/prose'
import { JsonLd } from '@/components/seo/json-ld'
import { hotelPhrase } from '@/lib/hotel/hotel-phrase'
import { textsSection } from '@/lib/hotel/texts/fields'
import { shownTerms, withIds } from '@/lib/hotel/texts/shown-parts'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { getFacts } from '@/lib/site/facts'
import { getHotel, getSection } from '@/lib/site/site-content'

export function generateMetadata() {
  return pageMetadata({
    name: 'Termos de serviço',
    description:
      'O que vale ao usar este site: informações, preços e pacotes, reserva concluída no motor de reservas externo, e os seus direitos.',
    path: routes.terms,
  })
}

export default async function TermsPage() {
  const [{ name }, texts, facts] = await Promise.all([getHotel(), getSection(textsSection), getFacts()])
  const { parts, updated } = shownTerms(texts, facts)
  return (
    <>
      <PlainPage
        title="Termos de serviço"
        lead={`Estas são as regras de uso do site ${hotelPhrase(name, 'do')}, em linguagem simples. Ao usar o site ou seguir para a reserva, você concorda com elas.`}
        updated={updated}
        sections={[
          ...withIds(parts, ['contato']).map(({ id, title, body }) => ({
            id,
            title,
            body: <Prose text={body} facts={facts} />,
          })),
          { id: 'contato', title: 'Contato', body: <ContactText /> },
        ]}
      />
      <JsonLd trail={[{ name: 'Termos de serviço', path: routes.terms }]} />
    </>
  )
}
