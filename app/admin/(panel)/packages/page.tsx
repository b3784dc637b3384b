import { packageRows } from '@/lib/packages/admin/rows'
import { ListPage, listMetadata } from '../../_list/list-page'
import { PackagesScreen } from './packages-screen'

export const metadata = listMetadata('packages')

export default function PackagesPage() {
  return (
    <ListPage name="packages">
      {(list, items, draftsAs) => (
        <PackagesScreen list={list} rows={packageRows(items)} drafts={draftsAs(packageRows)} />
      )}
    </ListPage>
  )
}
