import { BesideFacts } from '../../_facts/beside-facts'
import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'

export const metadata = listMetadata('texts')

export default function TextsPage() {
  return (
    <BesideFacts>
      <LonePage name="texts" />
    </BesideFacts>
  )
}
