import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { requireAdmin } from '@/lib/access/guard'
import { type ItemRow, itemRow, pendingRows } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { readPending } from '@/lib/content/read-pending'
import { readItems } from '@/lib/content/section-store'
import { fullness } from '@/lib/content/stored-size'
import { siteNow } from '@/lib/dates'
import { LoadFailure } from '../_ui/load-failure'
import { PageHead } from '../_ui/page-head'
import { readFailed } from '../_ui/read-failed'
import { WhileLoading } from '../_ui/while-loading'
import { type ListInfo, type ListSection, listInfo } from './list-info'
import { ListScreen } from './list-screen'

type Props = {
  section: ListSection
  /** Renders a list's own screen from its stored items and pending versions. */
  children?: (list: ListInfo, items: StoredItem[], pendingAs: PendingAs) => ReactNode
}

type PendingAs = <Row extends ItemRow>(rowsOf: (items: StoredItem[]) => Row[]) => Row[]

export function ListPage({ section, children = plainScreen(section) }: Props) {
  const list = listInfo(section)
  return (
    <WhileLoading title={list.texts.title} text={list.texts.text}>
      <StoredList section={section}>{children}</StoredList>
    </WhileLoading>
  )
}

export function listMetadata({ label }: ListSection): Metadata {
  return { title: `${label} · Painel Administrativo` }
}

async function StoredList({ section, children }: Required<Props>) {
  const admin = await requireAdmin()
  const list = listInfo(section)
  const stored = await Promise.all([
    readItems(admin, section),
    readPending(admin, { section: list.name }),
  ]).catch(readFailed(list.name))
  if (stored) {
    const [items, pending] = stored
    const text = [list.texts.text, fullness(items)].filter(Boolean).join(' ')
    const listWithText = { ...list, texts: { ...list.texts, text } }
    return children(listWithText, items, (rowsOf) => pendingRows(section, pending, rowsOf, siteNow()))
  }
  const { title, text, loadFailed } = list.texts
  return (
    <>
      <PageHead title={title} text={text} />
      <LoadFailure text={loadFailed} />
    </>
  )
}

function plainScreen(section: ListSection): NonNullable<Props['children']> {
  const rowsOf = plainRows(section)
  return (list, items, pendingAs) => (
    <ListScreen list={list} rows={rowsOf(items)} pending={pendingAs(rowsOf)} />
  )
}

/** Makes rows for a list that has no row type of its own. */
export function plainRows(section: ListSection) {
  return (items: StoredItem[]) => items.map((item) => itemRow(section, item))
}
