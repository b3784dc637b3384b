import { ListPage, listMetadata } from '../../_list/list-page'

export const metadata = listMetadata('conditions')

export default function ConditionsPage() {
  return <ListPage name="conditions" />
}
