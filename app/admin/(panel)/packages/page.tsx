import type { ReactNode } from 'react'
import { requireAdmin } from '@/lib/access/guard'
import { packageRows } from '@/lib/packages/admin/rows'
import { getHotelConditions } from '@/lib/site/panel-queries'
import { ListPage, listMetadata } from '../../_list/list-page'
import { HotelConditions } from './hotel-conditions'
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

/** Without the hotel's conditions packages can be edited all the same. */
async function BesideTheHouse({ children }: { children: ReactNode }) {
  const hotelConditions = await getHotelConditions(await requireAdmin()).catch(() => null)
  const hours = [
    hotelConditions?.contacts.checkin_time ?? '',
    hotelConditions?.contacts.checkout_time ?? '',
  ] as const
  return (
    <HotelConditions conditions={hotelConditions?.conditions ?? null} hours={hours}>
      {children}
    </HotelConditions>
  )
}
