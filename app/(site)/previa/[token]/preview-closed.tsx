import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { routes } from '@/lib/paths'

/** In the place of what a link showed until it ended or was taken back; or of what cannot be read at the moment. */
export function PreviewClosed({ mayComeBack }: { mayComeBack: boolean }) {
  return (
    <section className="on-dark grid min-h-[80svh] content-end bg-forest-950">
      <div className="page-column pt-40 pb-16 lg:pb-20">
        <Divider className="mb-6" />
        <h1 className="font-display text-h2">
          {mayComeBack
            ? 'Não conseguimos mostrar a prévia agora.'
            : 'Este link de prévia não vale mais: peça outro link.'}
        </h1>
        <p className="mt-5 max-w-[46ch] text-lead text-mist">
          {mayComeBack
            ? 'O link continua valendo. Tente de novo em instantes.'
            : 'Cada link vale por sete dias, ou até que quem o enviou o desfaça.'}
        </p>
        <div className="mt-10 flex flex-wrap gap-4">
          <a href={routes.packages} className={buttonClass('light')}>
            Ver Todas as Ofertas
          </a>
        </div>
      </div>
    </section>
  )
}
