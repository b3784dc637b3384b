import { BesideFacts } from '../../_facts/beside-facts'
import { ListPage, listMetadata } from '../../_list/list-page'

export const metadata = listMetadata('arrival')

export default function ArrivalPage() {
  return (
    <BesideFacts>
      <ListPage name="arrival" />
    </BesideFacts>
  )
}
