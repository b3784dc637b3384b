import { Images } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense } from 'react'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/access/guard'
import { getCounts, getSingles } from '@/lib/panel/panel-queries'
import { DashboardDetails } from '../_dashboard/dashboard-details'
import { FirstSteps } from '../_dashboard/first-steps'
import { SettingsButton } from '../_dashboard/settings-button'
import { PageHead } from '../_ui/page-head'
import { readFailed } from '../_ui/read-failed'

export const metadata: Metadata = { title: 'Painel Administrativo' }

export default async function DashboardPage() {
  const admin = await requireAdmin()
  const [counts, sections] = await Promise.all([
    getCounts(admin).catch(readFailed('counts')),
    getSingles(admin).catch(readFailed('sections')),
  ])
  return (
    <>
      <PageHead title="Geral" text="O que o site mostra hoje, e os caminhos para mudar." />
      <Suspense>
        <FirstSteps />
      </Suspense>
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        <StatCard title="Total de Acomodações" {...describeCount(counts?.rooms)} />
        <StatCard title="Total de Ofertas" {...describeCount(counts?.packages)} />
        <StatCard title="Status do Hotel" value={1} note="Hotel ativo" />
      </ul>
      <h2 className="mt-10 mb-3 text-[1.125rem] font-semibold">Ações rápidas</h2>
      <div className="flex flex-wrap gap-2">
        <Link href="/admin/rooms" className={buttonClass('outline')}>
          Gerenciar Acomodações
        </Link>
        <Link href="/admin/packages" className={buttonClass('outline')}>
          Gerenciar Ofertas
        </Link>
        <Link href="/admin/notice" className={buttonClass('outline')}>
          Aviso aos hóspedes
        </Link>
        <Link href="/admin/migrate-images" className={buttonClass('outline')}>
          <Images aria-hidden="true" />
          Migrar Imagens
        </Link>
        <SettingsButton sections={sections ?? null} isManager={admin.isManager} />
      </div>
      <DashboardDetails />
    </>
  )
}

function StatCard({ title, value, note }: { title: string; value: number | undefined; note: string }) {
  return (
    <li className="surface row-span-3 grid grid-rows-subgrid gap-y-2 p-2 sm:p-5">
      <p className="text-ink-600 max-sm:text-[0.75rem] max-sm:leading-tight">{title}</p>
      <p className="text-[2rem] font-semibold leading-none even-figures">{value ?? '–'}</p>
      <p className="text-[0.8125rem] text-ink-600">{note}</p>
    </li>
  )
}

function describeCount(count: { total: number; active: number } | undefined) {
  return { value: count?.total, note: count ? `${count.active} ativas` : 'Não foi possível contar agora' }
}
