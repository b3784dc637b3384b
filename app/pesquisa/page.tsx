import { hotelCalled } from '@/lib/hotel/called'
import { routes } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { missingMetadata } from '@/lib/seo/missing'
import { isPageShown } from '@/lib/site/page-queries'
import { getHotel, getRoomRows } from '@/lib/site/queries'
import { MissingSurvey } from './missing-survey'
import { Survey } from './survey'
import { SurveyWithoutScript } from './survey-without-script'

export async function generateMetadata() {
  if (!(await isPageShown('survey'))) return { ...(await missingMetadata()), robots: { index: false } }
  const { name } = await getHotel()
  return pageMetadata({
    title: 'Avalie sua experiência com a gente',
    description: `Conte como foi a sua estadia ${hotelCalled(name, 'no')}: sete etapas curtas sobre a recepção, a mesa, os chalés e tudo o que podemos fazer melhor.`,
    path: routes.survey,
  })
}

export default async function SurveyPage() {
  if (!(await isPageShown('survey'))) return <MissingSurvey />
  const rooms = await getRoomRows()
  return (
    <>
      <h1 className="survey-column pt-10 pb-8 font-display text-h2">Avalie sua experiência com a gente</h1>
      <SurveyWithoutScript />
      <Survey chalets={rooms.slice(0, 2).map(({ category, name }) => ({ value: category, label: name }))} />
    </>
  )
}
