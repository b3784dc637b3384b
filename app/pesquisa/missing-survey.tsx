import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/paths'

/** In the survey's own frame, which has no style for the site's (PAGE-9); its mark gives the answer its status. */
export function MissingSurvey() {
  return (
    <section data-status="404" className="survey-column py-14">
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
