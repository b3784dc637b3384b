import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { getHotel } from '@/lib/site/queries'
import { Survey } from './survey'
import { SurveyWithoutScript } from './survey-without-script'

export async function generateMetadata() {
  const { name } = await getHotel()
  return pageMetadata({
    title: 'Avalie sua experiência com a gente',
    description: `Conte como foi a sua estadia na ${name}: sete etapas curtas sobre a recepção, a mesa, os chalés e tudo o que podemos fazer melhor.`,
    path: routes.survey,
  })
}

export default function SurveyPage() {
  return (
    <>
      <h1 className="survey-column pt-10 pb-8 font-display text-h2">Avalie sua experiência com a gente</h1>
      <SurveyWithoutScript />
      <Survey />
    </>
  )
}
