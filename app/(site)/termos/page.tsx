import { PlainPage } from '@/components/editorial/plain-page'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { getHotel } from '@/lib/site/queries'
import { termsSections } from './sections'

/** Day of the last change of the text, `yyyy-mm-dd`. */
const updated = '2026-11-20'

export function generateMetadata() {
  return pageMetadata({
    title: 'Termos de serviço',
    description:
      'O que vale ao usar este site: informações, preços e pacotes, reserva concluída no motor de reservas externo, crianças, animais e passeios.',
    path: routes.terms,
  })
}

export default async function TermsPage() {
  const { name } = await getHotel()
  return (
    <>
      <PlainPage
        title="Termos de serviço"
        lead={`Estas são as regras de uso do site do hotel ${name}, em linguagem simples. Ao usar o site ou seguir para a reserva, você concorda com elas.`}
        updated={updated}
        sections={termsSections}
      />
      <BreadcrumbJsonLd name="Termos de serviço" path={routes.terms} />
    </>
  )
}
