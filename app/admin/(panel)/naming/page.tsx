import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'

export const metadata = listMetadata('naming')

export default function NamingPage() {
  return <LonePage name="naming" />
}
