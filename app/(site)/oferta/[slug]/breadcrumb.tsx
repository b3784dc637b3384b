import { routes } from '@/lib/paths'

/** Without the page itself: its heading follows at once. */
export function Breadcrumb() {
  return (
    <nav aria-label="Você está aqui">
      <ol className="flex items-center gap-x-3 text-ink-600 text-small">
        <li>
          <a href={routes.home} className={link}>
            Início
          </a>
        </li>
        <li className={step}>
          <a href={routes.packages} className={link}>
            Pacotes
          </a>
        </li>
      </ol>
    </nav>
  )
}

const link = 'text-link hover:text-forest-800'
const step = "flex items-center gap-x-3 before:text-gold-500 before:content-['/'_/_'']"
