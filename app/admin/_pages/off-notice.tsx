import { EyeOff } from 'lucide-react'
import Link from 'next/link'
import { listScreenPath } from '@/lib/paths'

/** Above the blocks of a page that the site does without (PAGE-9); they can be written all the same. */
export function OffNotice({ why }: { why: 'off' | 'empty' }) {
  return (
    <p className="mb-6 flex gap-3 border-gold-500 border-l-4 bg-sand-100 px-4 py-3">
      <EyeOff className="mt-0.5 size-5 flex-none text-ink-600" aria-hidden="true" />
      <span>
        {why === 'empty' ? (
          'Nenhum bloco desta página está visível no site: até que um esteja, o site não tem esta página.'
        ) : (
          <>
            Esta página está desligada: os blocos ficam guardados, mas ninguém os vê no site.{' '}
            <Link href={listScreenPath('pages')} prefetch={false} className="text-link">
              Ligar em Páginas do site
            </Link>
          </>
        )}
      </span>
    </p>
  )
}
