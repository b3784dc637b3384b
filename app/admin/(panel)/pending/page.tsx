import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/access/guard'
import { getBrokenEntries, getPendingEntries } from '@/lib/panel/pending-queries'
import { PendingScreen } from '../../_pending/pending-screen'
import { readPreviewRows } from '../../_pending/preview-rows'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { createLoadedPage } from '../../_ui/while-loading'

export const metadata: Metadata = { title: 'Ainda não publicado · Painel Administrativo' }

const head = {
  title: 'Ainda não publicado',
  text: 'O que a equipe guardou e os hóspedes ainda não veem, e os links que mostram isso a alguém.',
}

export default createLoadedPage(head, Pending)

async function Pending() {
  const admin = await requireAdmin()
  const [entries, links] = await Promise.all([
    Promise.all([getPendingEntries(admin), getBrokenEntries(admin)]).catch(readFailed('pending')),
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
  return (
    <>
      <PageHead {...head} />
      <PendingScreen
        entries={entries.flat().map(({ label, where, pending, ...entry }) => ({
          ...{ label, where, pending },
          ...('href' in entry && { href: entry.href }),
        }))}
        links={links}
      />
    </>
  )
}
