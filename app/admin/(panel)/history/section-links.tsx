import Link from 'next/link'
import { sections } from '@/lib/site/registry'

export const importsSlug = 'importacoes'

const links = [
  ...sections.map(({ slug, label }) => ({ slug, label })),
  { slug: importsSlug, label: 'Importações' },
]

export function SectionLinks({ current }: { current: string }) {
  return (
    <nav aria-label="Partes do conteúdo" className="mb-5 border-b">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ slug, label }) => (
          <li key={slug}>
            <Link
              href={`/admin/history?secao=${slug}`}
              aria-current={slug === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 font-medium forced-colors:not-aria-[current]:border-[Canvas] text-ink-600 hover:text-ink-900 aria-[current]:border-forest-800 aria-[current]:text-forest-800"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
