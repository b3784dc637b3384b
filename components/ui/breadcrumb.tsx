import type { Route } from 'next'
import { routes } from '@/lib/paths'

/** Links to the home page and the list above a page, whose heading follows directly. */
export function Breadcrumb({ label, href }: { label: string; href: Route }) {
  return (
    <nav aria-label="Você está aqui">
      <ol className="flex items-center gap-x-3 text-ink-600 text-small">
        <li>
          <a href={routes.home} className={link}>
            Início
          </a>
        </li>
        <li className={step}>
          <a href={href} className={link}>
            {label}
          </a>
        </li>
      </ol>
    </nav>
  )
}

const link = 'text-link hover:text-forest-800'
const step = "flex items-center gap-x-3 before:text-gold-500 before:content-['/'_/_'']"
