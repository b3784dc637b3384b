import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'

export const metadata = listMetadata('conditions')

export default function ConditionsPage() {
  return <LonePage name="conditions" />
}
