import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'

export default function PanelNotFound() {
  return (
    <div className="grid max-w-measure justify-items-start gap-4 py-8">
      {/* Next may never send the metadata of a page that calls `notFound`. */}
      <title>Página não encontrada · Painel Administrativo</title>
      <h1 lang="en" className="text-[1.5rem] font-semibold leading-tight">
        Oops! Page not found
      </h1>
      <p className="text-ink-600">Esta página do painel mudou de endereço ou nunca existiu.</p>
      <div className="flex flex-wrap gap-2">
        <Link href="/admin" className={buttonClass('primary')}>
          Voltar ao painel
        </Link>
        {/* A full page load, because the site has its own style sheet. */}
        <a href="/" className={buttonClass('outline')}>
          Ir para o site
        </a>
      </div>
    </div>
  )
}
