import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/access/guard'
import { getPeople, withLeaving } from '@/lib/team/team'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { createLoadedPage } from '../../_ui/while-loading'
import { TeamScreen } from './team-screen'

export const metadata: Metadata = { title: 'Equipe · Painel Administrativo' }

const head = { title: 'Equipe', text: 'Quem entra no painel deste hotel.' }

export default createLoadedPage(head, Team)

async function Team() {
  const admin = await requireAdmin()
  const people = await getPeople(admin).catch(readFailed('team'))
  if (people) {
    const withLeavers = admin.isManager && (await withLeaving(admin, people).catch(readFailed('leaving')))
    return <TeamScreen head={head} people={withLeavers || people} mayManage={admin.isManager} />
  }
  return (
    <>
      <PageHead {...head} />
      <LoadFailure text="Erro ao carregar a equipe." />
    </>
  )
}
