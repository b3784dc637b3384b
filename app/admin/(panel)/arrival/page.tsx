import { BesideFacts } from '../../_facts/beside-facts'
import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'

export const metadata = listMetadata('arrival')

export default function ArrivalPage() {
  return (
    <BesideFacts>
      <LonePage name="arrival" />
    </BesideFacts>
  )
}
