'use client'

import { Copy, Eye, EyeOff, Pencil, Square, Trash2 } from 'lucide-react'
import { type KindName, kinds } from '@/components/blocks/kinds'
import { kindWords } from '@/components/blocks/words'
import type { BlockPage } from '@/lib/pages/pages'
import { ItemTable } from '../_list/item-table'
import { ListFrame } from '../_list/list-frame'
import type { ListInfo } from '../_list/list-info'
import { IconAction, IconActions, LabelCell, StatusCell } from '../_list/row-cells'
import { type ListScreenState, useListScreen } from '../_list/use-list-screen'
import { Button } from '../_ui/button'
import { notify } from '../_ui/notify'
import { usePanelActions } from '../_ui/panel-actions'
import { useLoaded } from '../_ui/use-loaded'
import type { BlockRow } from './block-rows'
import { PageContext, pageIsOff } from './page-context'

const columns = { Bloco: '', Tipo: 'w-40 xl:w-60', Status: 'w-24', Ações: 'w-26 xl:w-42' }

type Props = {
  list: ListInfo
  rows: BlockRow[]
  pending: BlockRow[]
  page: BlockPage
  ownPage?: string
  isOff?: boolean
}

export function BlocksScreen({ list, rows: stored, pending, ...page }: Props) {
  const explainHidden = ({ validationMessage }: BlockRow) => (page.isOff ? pageIsOff : validationMessage)
  const screen = useListScreen(list, stored, pending, loadDialog, { explainHidden })
  const { rows } = screen
  return (
    <PageContext value={{ ...page, taken: [...rows, ...pending].flatMap(({ kind }) => kind ?? []) }}>
      <ListFrame screen={screen} filter={<PlanDrafts pending={pending} />} hint={hintOf(page.page, rows)}>
        <ItemTable
          screen={screen}
          caption={`Blocos de ${list.label}, na ordem da página`}
          columns={columns}
          rows={rows}
        >
          {(row, order) => (
            <>
              <LabelCell
                screen={screen}
                row={row}
                order={order}
                icon={row.kind ? kindWords[row.kind].icon : Square}
                detail={row.kind && builtIn(row.kind)}
              />
              <td data-label="Tipo" className="wrap-anywhere">
                {row.kindLabel}
              </td>
              <StatusCell {...row} labels={['Visível', 'Escondido']} />
              <td>
                <BlockActions screen={screen} row={row} />
              </td>
            </>
          )}
        </ItemTable>
      </ListFrame>
    </PageContext>
  )
}

/** Returns the description of a kind whose content comes from elsewhere. */
function builtIn(kind: KindName) {
  const { once, pages } = kinds[kind]
  return once && !pages.includes('own') && pages.includes('home') && kindWords[kind].text
}

/** Publishes all drafts of the page at the same moment (SAVE-15). */
function PlanDrafts({ pending }: Pick<Props, 'pending'>) {
  const { reschedulePendingVersions } = usePanelActions()
  const dialog = useLoaded(async () => (await import('../_pending/moment-dialog')).MomentDialog)
  const drafts = pending.filter(({ pending }) => pending?.starts === null && !pending.isGone)
  if (drafts.length === 0) return null
  const versions = drafts.flatMap(({ pending }) => pending?.seen ?? [])
  return (
    <div className="mb-4">
      <Button onClick={dialog.open}>Publicar rascunhos em…</Button>
      {dialog.Dialog && (
        <dialog.Dialog
          title="Publicar rascunhos em…"
          what={drafts.map(({ label }) => label).join(', ')}
          onClose={dialog.close}
          onMark={(starts) => reschedulePendingVersions({ versions, moments: { starts } })}
          onDone={(at, notes) => notify.success(`Marcado: os rascunhos vão para o site em ${at}.${notes}`)}
        />
      )}
    </div>
  )
}

function hintOf(page: BlockPage, rows: BlockRow[]) {
  if (rows.some(({ kind }) => kind === 'opening'))
    return 'A abertura aparece sempre no alto da página, onde quer que esteja nesta lista.'
  const isBare =
    page === 'home' && !rows.some(({ active, validationMessage }) => active && !validationMessage)
  return isBare && 'Sem nenhum bloco visível, a página tem só a abertura do alto e o rodapé.'
}

async function loadDialog() {
  return (await import('./block-dialog')).BlockDialog
}

function BlockActions({ screen, row }: { screen: ListScreenState<BlockRow>; row: BlockRow }) {
  const { active, kind } = row
  return (
    <IconActions>
      <IconAction
        row={row}
        label={active ? 'Esconder' : 'Mostrar'}
        icon={active ? EyeOff : Eye}
        onClick={() => screen.setActive(row, !active)}
      />
      <IconAction row={row} label="Editar" icon={Pencil} {...screen.openProps(row)} />
      <IconAction
        row={row}
        label="Duplicar"
        icon={Copy}
        // The page shows only one block of this kind.
        disabled={kind !== null && kinds[kind].once}
        aria-disabled={screen.isCopying(row)}
        onClick={() => screen.duplicate(row)}
      />
      <IconAction row={row} label="Excluir" icon={Trash2} onClick={() => screen.remove(row)} />
    </IconActions>
  )
}
