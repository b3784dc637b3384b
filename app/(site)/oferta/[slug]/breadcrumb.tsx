import Link from 'next/link'
import { routes } from '@/lib/paths'

/** Without the page itself: its heading follows at once. */
export function Breadcrumb() {
  return (
    <nav aria-label="Você está aqui">
      <ol className="flex items-center gap-x-3 text-ink-600 text-small">
        <li>
          <Link href={routes.home} className={link}>
            Início
          </Link>
        </li>
        <li className={step}>
          <Link href={routes.packages} className={link}>
            Pacotes
          </Link>
        </li>
      </ol>
    </nav>
  )
}

const link = 'text-link hover:text-forest-800'
const step = "flex items-center gap-x-3 before:text-gold-500 before:content-['/'_/_'']"
