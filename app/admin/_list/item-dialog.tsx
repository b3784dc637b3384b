'use client'

import { useWatch } from 'react-hook-form'
import type { EditedSection, ListPanel } from '@/lib/content/definition'
import type { ItemRow } from '@/lib/content/item-row'
import { registry } from '@/lib/panel/registry'
import type { ListName } from '@/lib/site/registry'
import { FieldGrid } from '../_editor/field-input'
import type { ItemFormProps } from '../_editor/form-props'
import { ItemFormBody } from '../_editor/item-form-body'
import { PanelDialog } from '../_ui/panel-dialog'
import type { ItemDialogProps } from './use-item-dialog'
import { plainConversion, useListItem } from './use-list-item'

/** Edits an item of a list that has no dialog of its own. */
export function ItemDialog(props: ItemDialogProps) {
  const item = useListItem(props, plainConversion)
  return (
    <ItemFormDialog {...props} item={item}>
      <ItemFields list={props.list.name} />
    </ItemFormDialog>
  )
}

type FormDialogProps<Row extends ItemRow> = ItemDialogProps<Row> &
  Pick<ItemFormProps<Row>, 'item' | 'note' | 'children'>

/** Shows an item's form in a dialog, which asks before discarding changes. */
export function ItemFormDialog<Row extends ItemRow>(props: FormDialogProps<Row>) {
  const { list, item, onClose } = props
  const close = () => item.confirmClose() && onClose()
  return (
    <PanelDialog title={item.isNew ? list.texts.newTitle : list.texts.editTitle} onClose={close}>
      <ItemFormBody {...props} onCancel={close} />
    </PanelDialog>
  )
}

/** Renders every declared field in order, under group headings if the list has groups. */
export function ItemFields({ list }: { list: ListName }) {
  const { fields, panel }: EditedSection = registry[list]
  const { groups = [{ title: '', fields: Object.keys(fields) }] }: Pick<ListPanel, 'groups'> = panel
  const values = useWatch({ disabled: !groups.some(({ when }) => when) })
  const shown = groups.filter(({ when = {} }) =>
    Object.entries(when).every(([name, value]) => values[name] === value),
  )
  return (
    <div className="grid gap-9">
      {shown.map((group) => (
        <section key={group.title} aria-label={group.title || undefined}>
          {group.title && (
            <div className="mb-4 border-b pb-2">
              <h2 className="font-semibold text-[1.0625rem]">{group.title}</h2>
              {group.text && <p className="field-hint">{group.text}</p>}
            </div>
          )}
          <FieldGrid fields={group.fields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))} />
        </section>
      ))}
    </div>
  )
}
