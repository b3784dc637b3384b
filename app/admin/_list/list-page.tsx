import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { requireAdmin } from '@/lib/access/guard'
import { type ItemRow, itemRow, pendingRows } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { readPending } from '@/lib/content/pending'
import { readItems } from '@/lib/content/rewrite-list'
import { fullness } from '@/lib/content/stored-size'
import { siteNow } from '@/lib/dates'
import { registry } from '@/lib/panel/registry'
import type { ListName } from '@/lib/site/registry'
import { LoadFailure } from '../_ui/load-failure'
import { PageHead } from '../_ui/page-head'
import { readFailed } from '../_ui/read-failed'
import { WhileLoading } from '../_ui/while-loading'
import { type ListInfo, listInfo } from './list-info'
import { ListScreen } from './list-screen'

type Props = {
  name: ListName
  /** Renders a list's own screen from its stored items and pending versions. */
  children?: (list: ListInfo, items: StoredItem[], pendingAs: PendingAs) => ReactNode
}

type PendingAs = <Row extends ItemRow>(rowsOf: (items: StoredItem[]) => Row[]) => Row[]

export function ListPage({ name, children = plainScreen }: Props) {
  const list = listInfo(name)
  return (
    <WhileLoading title={list.texts.title} text={list.texts.text}>
      <StoredList list={list}>{children}</StoredList>
    </WhileLoading>
  )
}

export function listMetadata(name: ListName): Metadata {
  return { title: `${registry[name].label} · Painel Administrativo` }
}

type StoredProps = { list: ListInfo; children: NonNullable<Props['children']> }

async function StoredList({ list, children }: StoredProps) {
  const admin = await requireAdmin()
  const definition = registry[list.name]
  const stored = await Promise.all([
    readItems(admin, definition),
    readPending(admin, { section: list.name }),
  ]).catch(readFailed(list.name))
  if (stored) {
    const [items, pending] = stored
    const text = [list.texts.text, fullness(items)].filter(Boolean).join(' ')
    const listWithText = { ...list, texts: { ...list.texts, text } }
    return children(listWithText, items, (rowsOf) => pendingRows(definition, pending, rowsOf, siteNow()))
  }
  const { title, text, loadFailed } = list.texts
  return (
    <>
      <PageHead title={title} text={text} />
      <LoadFailure text={loadFailed} />
    </>
  )
}

function plainScreen(list: ListInfo, items: StoredItem[], pendingAs: PendingAs) {
  const rowsOf = plainRows(list)
  return <ListScreen list={list} rows={rowsOf(items)} pending={pendingAs(rowsOf)} />
}

/** Makes rows for a list that has no row type of its own. */
export function plainRows({ name }: ListInfo) {
  return (items: StoredItem[]) => items.map((item) => itemRow(registry[name], item))
}
