import { BesideFacts } from '../../_facts/beside-facts'
import { ListPage, listMetadata } from '../../_list/list-page'

export const metadata = listMetadata('texts')

export default function TextsPage() {
  return (
    <BesideFacts>
      <ListPage name="texts" />
    </BesideFacts>
  )
}
