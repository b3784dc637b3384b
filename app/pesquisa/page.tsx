import { buttonClass } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'
import { hotelPhrase } from '@/lib/hotel/hotel-phrase'
import { namingSection } from '@/lib/hotel/naming/fields'
import { kindTitle, roomWords } from '@/lib/hotel/naming/words'
import { pagesSection } from '@/lib/pages/pages'
import { routes } from '@/lib/paths'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { missingSection } from '@/lib/server/cache/shared.mjs'
import { getFacts } from '@/lib/site/facts'
import { getSurveyMonths } from '@/lib/site/page-queries'
import { getRoomRows } from '@/lib/site/queries'
import { getHotel, getSection } from '@/lib/site/site-content'
import type { Terms } from './consents'
import { Survey } from './survey'

export async function generateMetadata() {
  if (!(await getSection(pagesSection)).survey.shown)
    return { ...(await missingMetadata()), robots: { index: false } }
  const { name } = await getHotel()
  const { many, by } = roomWords(await getSection(namingSection))
  return pageMetadata({
    name: 'Avalie sua experiência com a gente',
    description: `Conte como foi a sua estadia ${hotelPhrase(name, 'no')}: sete etapas curtas sobre a recepção, a mesa, ${by('os', 'as')} ${many} e tudo o que podemos fazer melhor.`,
    path: routes.survey,
  })
}

export default async function SurveyPage() {
  if (!(await getSection(pagesSection)).survey.shown) return <MissingSurvey />
  const [rooms, naming, terms] = await Promise.all([getRoomRows(), getSection(namingSection), getTerms()])
  const { one, by } = roomWords(naming)
  return (
    <>
      <h1 className="survey-column pt-10 pb-8 font-display text-h2">Avalie sua experiência com a gente</h1>
      <SurveyWithoutScript />
      <Survey
        chalets={{
          label: `Em que ${one} você ficou?`,
          rooms: rooms
            .slice(0, terms ? undefined : 2)
            .map(({ anchor, name }) => ({ value: anchor, label: name })),
          kinds: naming.kinds.map((kind) => ({ value: kind.code, label: kindTitle(kind, naming) })),
          other: by('Outro', 'Outra'),
        }}
        terms={terms}
      />
    </>
  )
}

/** Returns the terms of storing answers; null if they are not stored. */
async function getTerms(): Promise<Terms | null> {
  const [months, { name }, facts] = await Promise.all([getSurveyMonths(), getHotel(), getFacts()])
  const { contato_encarregado, email, telefone } = facts
  const contact = contato_encarregado || email || telefone || ''
  return months === null ? null : { hotel: hotelPhrase(name, 'O'), months, contact }
}

/** Renders the 404 page in the survey's layout, which lacks the site's styles (PAGE-9); `missingSection` sets the status. */
function MissingSurvey() {
  return (
    <section {...missingSection} className="survey-column py-14">
      <h1 lang="en" className="font-display text-h2">
        Oops! Page not found
      </h1>
      <p className="mt-5 text-lead text-ink-600">Este hotel não tem pesquisa no site.</p>
      <a href={routes.home} className={buttonClass('outline', 'mt-10')}>
        Página inicial
      </a>
    </section>
  )
}

async function SurveyWithoutScript() {
  const { phone, email } = (await getHotel()).configuration
  return (
    <div className="survey-column hidden pb-16 noscript:block">
      <p>
        A pesquisa precisa de JavaScript, que está desligado neste navegador. Você também pode nos contar como
        foi a sua estadia diretamente:
      </p>
      <ul className="mt-4">
        {email && (
          <li>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </li>
        )}
        {phonesIn(phone).map((number) => (
          <li key={number.label}>
            <PhoneLink {...number} className={number.href && link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center text-forest-800 underline underline-offset-4'
