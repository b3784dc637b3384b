import { ItemFields, ItemFormDialog } from '../../_list/item-dialog'
import type { ItemDialogProps } from '../../_list/use-item-dialog'
import { plainConversion, useListItem } from '../../_list/use-list-item'
import { useSlugFromName } from '../../_list/use-slug-from-name'

/** Derives a page's slug from its name; the site shows the page once it has a block. */
export function OwnPageDialog(props: ItemDialogProps) {
  const { list, row } = props
  const explainHidden = (): string | null =>
    item.isNew ? 'Fora do site até ter um bloco visível: ponha-o em “Blocos”.' : null
  const item = useListItem({ ...props, explainHidden }, plainConversion)
  useSlugFromName(item.form, item.isNew || row?.form.slug === '')
  return (
    <ItemFormDialog {...props} item={item}>
      <ItemFields list={list.name} />
    </ItemFormDialog>
  )
}
