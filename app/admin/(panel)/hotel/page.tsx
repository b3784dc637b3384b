import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/access/guard'
import { getSingles } from '@/lib/panel/panel-queries'
import { getFormVersions } from '@/lib/panel/pending-queries'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { HotelTabs } from './hotel-tabs'

export const metadata: Metadata = { title: 'O Hotel · Painel Administrativo' }

export default async function HotelPage() {
  const admin = await requireAdmin()
  const stored = await Promise.all([getSingles(admin), getFormVersions(admin)]).catch(readFailed('sections'))
  return (
    <>
      <PageHead
        title="O Hotel"
        text="Textos e imagens da página inicial, e os dados de contato de todo o site."
      />
      {stored ? (
        <HotelTabs sections={stored[0]} pending={stored[1]} isManager={admin.isManager} />
      ) : (
        <LoadFailure text="Erro ao carregar dados do hotel." />
      )}
    </>
  )
}
