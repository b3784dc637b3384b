import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/access/guard'
import { pendingPath } from '@/lib/paths'
import { pendingEntries } from '@/lib/site/pending-queries'
import { PendingScreen } from '../../_pending/pending-screen'
import { readPreviewRows } from '../../_pending/preview-rows'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { loadedPage } from '../../_ui/while-loading'

export const metadata: Metadata = { title: 'Ainda não publicado · Painel Administrativo' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const head = {
  title: 'Ainda não publicado',
  text: 'O que a equipe guardou e os hóspedes ainda não veem, e os links que mostram isso a alguém.',
}

const perPage = 50

export default loadedPage(head, Pending)

async function Pending({ searchParams }: Props) {
  const admin = await requireAdmin()
  const [entries, links] = await Promise.all([
    pendingEntries(admin).catch(readFailed('pending')),
    readPreviewRows(admin).catch(readFailed('preview links')),
  ])
  if (!entries || !links) {
    return (
      <>
        <PageHead {...head} />
        <LoadFailure text="Erro ao carregar o que ainda não foi publicado." />
      </>
    )
  }
  const count = Math.max(1, Math.ceil(Math.max(entries.length, links.length) / perPage))
  const asked = Number((await searchParams).pagina)
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), count) : 1
  const ofPage = <Entry,>(all: Entry[]) => all.slice((page - 1) * perPage, page * perPage)
  return (
    <>
      <PageHead {...head} />
      <PendingScreen entries={ofPage(entries).map(({ item: _, ...entry }) => entry)} links={ofPage(links)} />
      {count > 1 && (
        <nav aria-label="Páginas" className="mt-6 flex flex-wrap gap-2">
          {Array.from({ length: count }, (_, place) => place + 1).map((number) => (
            <Link
              key={number}
              className={buttonClass('outline')}
              aria-current={number === page ? 'page' : undefined}
              href={{ pathname: pendingPath, query: { pagina: number } }}
            >
              {number}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}
