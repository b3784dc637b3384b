import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/paths'

/** Renders below the survey's header. The tab's storage keeps the answers, so a retry continues at the same step. */
export default function SurveyErrorView({ retry }: { retry: () => void }) {
  return (
    <section className="survey-column py-14">
      <h1 className="font-display text-h2">A pesquisa parou por um instante</h1>
      <p className="mt-5 text-lead text-ink-600">
        As suas respostas continuam guardadas neste navegador. Tente de novo para seguir de onde parou.
      </p>
      <div className="mt-10 flex flex-wrap gap-4">
        <button type="button" className={buttonClass('primary')} onClick={retry}>
          Tentar novamente
        </button>
        <a href={routes.home} className={buttonClass('outline')}>
          Página inicial
        </a>
      </div>
    </section>
  )
}
