import type { ItemRow } from '@/lib/content/item-row'
import type { ListScreenState } from '../_list/use-list-screen'
import { Badge } from '../_ui/badge'

type Props<Row extends ItemRow> = { screen: Pick<ListScreenState<Row>, 'drafts'>; row: Row }

/** Beside the state of what is published. */
export function PendingDraft<Row extends ItemRow>({ screen, row }: Props<Row>) {
  if (!screen.drafts.some(({ id }) => id === row.id)) return null
  return <Badge tone="accent">Rascunho pendente</Badge>
}
