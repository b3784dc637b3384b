import type { ReactNode } from 'react'
import { packageRows } from '@/lib/packages/admin/rows'
import { getConditions, getContacts } from '@/lib/site/queries'
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
  const [conditions, contacts] = await Promise.all([
    getConditions().catch(() => null),
    getContacts().catch(() => null),
  ])
  const hours = [contacts?.checkin_time ?? '', contacts?.checkout_time ?? ''] as const
  return (
    <HouseConditions conditions={conditions} hours={hours}>
      {children}
    </HouseConditions>
  )
}
