import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guard'
import { readItems } from '@/lib/content/rewrite-list'
import { logEvent } from '@/lib/log'
import { packageRows } from '@/lib/packages/admin/rows'
import { registry } from '@/lib/site/registry'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { PackagesScreen } from './packages-screen'
import { packagesText, packagesTitle } from './texts'

export const metadata: Metadata = { title: 'Pacotes · Painel Administrativo' }

export default async function PackagesPage() {
  const admin = await requireAdmin()
  const packages = await readItems(admin, registry.packages).catch((error) =>
    logEvent('admin_read_failed', { read: 'packages', error: String(error) }),
  )
  if (packages) return <PackagesScreen packages={packageRows(packages)} />
  return (
    <>
      <PageHead title={packagesTitle} text={packagesText} />
      <LoadFailure text="Erro ao carregar pacotes." />
    </>
  )
}
