import type { ItemRow } from '@/lib/content/item-row'
import type { ListScreenState } from '../_list/use-list-screen'

type Props<Row extends ItemRow> = { screen: Pick<ListScreenState<Row>, 'drafts'>; row: Row }

/** Below the name of what is published. */
export function PendingDraft<Row extends ItemRow>({ screen, row }: Props<Row>) {
  if (!screen.drafts.some(({ id }) => id === row.id)) return null
  return (
    <p className="flex items-center gap-1.5 whitespace-nowrap text-[0.78125rem] leading-tight">
      <span className="size-2 flex-none rounded-full bg-gold-500" aria-hidden="true" />
      Rascunho pendente
    </p>
  )
}
