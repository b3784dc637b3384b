import { Suspense } from 'react'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { Attention } from './attention'
import { LoadingSection } from './dashboard-section'
import { PhoneView } from './phone-view'
import { RecentChanges } from './recent-changes'

/** Below the numbers: what happened, what is to be done, and what visitors see. Each comes when it has been read. */
export async function DashboardDetails() {
  return (
    <div className="mt-10 grid gap-x-8 gap-y-10 min-[80rem]:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-10">
        <Suspense fallback={<LoadingSection title="Precisa de atenção" />}>
          <Attention />
        </Suspense>
        <Suspense fallback={<LoadingSection title="Últimas mudanças" />}>
          <RecentChanges />
        </Suspense>
      </div>
      <PhoneView hidden={await getHiddenPaths().catch(() => [])} />
    </div>
  )
}
