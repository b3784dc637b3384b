import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { isKindName, type KindName, kinds, kindsFor } from '@/components/blocks/kinds'
import { kindWords } from '@/components/blocks/words'
import { formValues } from '@/lib/content/fields/field'
import { ownBlockFields } from '@/lib/pages/blocks'
import type { BlockPage } from '@/lib/pages/pages'
import { FieldGrid } from '../_editor/field-input'
import { RecoveryNotice } from '../_editor/form-body'
import { ItemFormDialog } from '../_list/item-dialog'
import type { ItemDialogProps } from '../_list/use-item-dialog'
import { plainConversion, useListItem } from '../_list/use-list-item'
import { SwitchField } from '../_ui/inputs'
import { PanelDialog } from '../_ui/panel-dialog'
import { useFocusAfter } from '../_ui/use-focus-after'
import type { BlockRow } from './block-rows'
import { kindFields } from './kind-field'
import { PageContext, pageIsOff } from './page-context'

/** Edits a block; a new one first asks for its kind, which is final. */
export function BlockDialog(props: ItemDialogProps<BlockRow>) {
  const { list, onClose } = props
  const { page = 'home', ownPage, isOff } = use(PageContext) ?? {}
  const explainHidden = () => (isOff ? pageIsOff : null)
  const item = useListItem(
    { ...props, explainHidden },
    {
      ...plainConversion,
      send: async (values) => ({ ok: true, values: ownPage ? { ...values, page: ownPage } : values }),
    },
  )
  const named: unknown = useWatch({ control: item.form.control, name: 'kind' })
  const focusAfter = useFocusAfter()
  const kind = isKindName(named) ? named : null

  const close = () => item.confirmClose() && onClose()

  function choose(chosen: KindName) {
    item.form.reset(formValues(ownBlockFields, { ...kindWords[chosen].start, kind: chosen, page: ownPage }))
    focusAfter(() =>
      item.element.current?.querySelector('input:not([type="file"]), textarea, select, button'),
    )
  }

  if (!kind) {
    return (
      <PanelDialog title={list.texts.newTitle} onClose={close}>
        <div className="grid gap-5 overflow-y-auto overscroll-contain px-5 py-5 sm:px-8">
          <RecoveryNotice form={item} />
          <p className="text-ink-600">Escolha o que ele mostra; depois o tipo não muda mais.</p>
          <KindGallery page={page} onChoose={choose} />
        </div>
      </PanelDialog>
    )
  }

  return (
    <ItemFormDialog {...props} item={item}>
      <BlockFields key={kind} kind={kind} />
    </ItemFormDialog>
  )
}

function BlockFields({ kind }: { kind: KindName }) {
  const { text, icon: Icon } = kindWords[kind]
  return (
    <>
      <p className="mb-5 flex items-center gap-3 text-ink-600">
        <Icon className="size-6 flex-none text-forest-800" strokeWidth={1.5} aria-hidden="true" />
        <span>
          <strong className="font-semibold text-ink-900">{kinds[kind].name}.</strong> {text}
        </span>
      </p>
      <FieldGrid fields={kindFields(kind)}>
        <div className="sm:col-span-2">
          <SwitchField name="active" label="Visível no site" />
        </div>
      </FieldGrid>
    </>
  )
}

/** Lists available kinds first, then those that the page already has and shows only once. */
function KindGallery({ page, onChoose }: { page: BlockPage; onChoose: (kind: KindName) => void }) {
  const { taken = [] } = use(PageContext) ?? {}
  const isTakenOnce = (kind: KindName) => kinds[kind].once === true && taken.includes(kind)
  const free = kindsFor(page).filter((kind) => !isTakenOnce(kind))
  return (
    <ul aria-label="Tipos de bloco" className="grid gap-3 sm:grid-cols-2">
      {[...free, ...kindsFor(page).filter(isTakenOnce)].map((kind) => {
        const { text, icon: Icon } = kindWords[kind]
        const isTaken = isTakenOnce(kind)
        return (
          <li key={kind}>
            <button
              type="button"
              className="surface flex h-full w-full gap-4 p-4 text-left enabled:hover:border-forest-800 disabled:cursor-not-allowed disabled:bg-sand-100"
              disabled={isTaken}
              onClick={() => onChoose(kind)}
            >
              <Icon
                className="mt-0.5 size-8 flex-none text-forest-800"
                strokeWidth={1.25}
                aria-hidden="true"
              />
              <span className="grid content-start gap-0.5">
                <span className="font-semibold">{kinds[kind].name}</span>{' '}
                <span className="text-[0.875rem] text-ink-600">
                  {isTaken ? 'Já está nesta página, que mostra um só.' : text}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
