import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'

type Props = { search: string; page: number; pages: number }

export function LibraryPages({ search, page, pages }: Props) {
  if (pages === 1) return null
  const to = (target: number) => ({
    pathname: '/admin/pictures' as const,
    query: { ...(search && { busca: search }), ...(target > 1 && { pagina: target }) },
  })
  return (
    <nav aria-label="Páginas de fotos" className="mt-6 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <Link className={buttonClass('outline')} href={to(page - 1)}>
          Mais novas
        </Link>
      )}
      <p className="text-ink-600">{`Página ${page} de ${pages}`}</p>
      {page < pages && (
        <Link className={buttonClass('outline')} href={to(page + 1)}>
          Mais antigas
        </Link>
      )}
    </nav>
  )
}
