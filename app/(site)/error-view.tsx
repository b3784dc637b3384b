import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { routes } from '@/lib/paths'

/** Uses a dark background, because the header may be transparent here. */
export default function SiteErrorView({ retry }: { retry: () => void }) {
  return (
    <section className="on-dark grid min-h-[80svh] content-end bg-forest-950">
      <div className="page-column pt-40 pb-16 lg:pb-20">
        <Divider className="mb-6" />
        <h1 className="font-display text-h2">Algo não saiu como esperávamos</h1>
        <p className="mt-5 max-w-[48ch] text-lead text-mist">
          Não conseguimos mostrar esta página agora. Tente de novo em instantes ou volte ao início.
        </p>
        <div className="mt-10 flex flex-wrap gap-4">
          <button type="button" className={buttonClass('light')} onClick={retry}>
            Tentar novamente
          </button>
          <a href={routes.home} target="_self" className={buttonClass('light')}>
            Página inicial
          </a>
        </div>
      </div>
    </section>
  )
}
