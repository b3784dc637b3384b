import type { ReactNode } from 'react'
import { requireAdmin } from '@/lib/auth/guard'
import { packageRows } from '@/lib/packages/admin/rows'
import { getHouse } from '@/lib/site/panel-queries'
import { ListPage, listMetadata } from '../../_list/list-page'
import { HouseConditions } from './house-conditions'
import { PackagesScreen } from './packages-screen'

export const metadata = listMetadata('packages')

export default function PackagesPage() {
  return (
    <ListPage name="packages">
      {(list, items, draftsAs) => (
        <BesideTheHouse>
          <PackagesScreen list={list} rows={packageRows(items)} drafts={draftsAs(packageRows)} />
        </BesideTheHouse>
      )}
    </ListPage>
  )
}

/** Without the house's conditions packages can be edited all the same. */
async function BesideTheHouse({ children }: { children: ReactNode }) {
  const house = await getHouse(await requireAdmin()).catch(() => null)
  const hours = [house?.contacts.checkin_time ?? '', house?.contacts.checkout_time ?? ''] as const
  return (
    <HouseConditions conditions={house?.conditions ?? null} hours={hours}>
      {children}
    </HouseConditions>
  )
}
