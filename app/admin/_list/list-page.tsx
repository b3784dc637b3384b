import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { requireAdmin } from '@/lib/access/guard'
import { readDrafts } from '@/lib/content/drafts'
import { draftRows, type ItemRow, itemRow } from '@/lib/content/item-row'
import { pendingChanges } from '@/lib/content/later'
import { readLater } from '@/lib/content/later-changes'
import type { StoredItem } from '@/lib/content/list'
import { readItems } from '@/lib/content/rewrite-list'
import { siteNow } from '@/lib/dates'
import { type ListName, registry } from '@/lib/site/registry'
import { LoadFailure } from '../_ui/load-failure'
import { PageHead } from '../_ui/page-head'
import { readFailed } from '../_ui/read-failed'
import { WhileLoading } from '../_ui/while-loading'
import { LaterChanges } from './later'
import { type ListInfo, listInfo } from './list-info'
import { ListScreen } from './list-screen'

type Props = {
  name: ListName
  /** The screen of a list that has its own, for its stored items and its drafts. */
  children?: (list: ListInfo, items: StoredItem[], draftsAs: DraftsAs) => ReactNode
}

type DraftsAs = <Row extends ItemRow>(rowsOf: (items: StoredItem[]) => Row[]) => Row[]

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
    readDrafts(admin, list.name),
    readLater(admin, list.name),
  ]).catch(readFailed(list.name))
  if (stored) {
    const [items, drafts, later] = stored
    const screen = await children(list, items, (rowsOf) => draftRows(definition, drafts, items, rowsOf))
    return <LaterChanges changes={pendingChanges(definition, items, later, siteNow())}>{screen}</LaterChanges>
  }
  const { title, text, loadFailed } = list.texts
  return (
    <>
      <PageHead title={title} text={text} />
      <LoadFailure text={loadFailed} />
    </>
  )
}

function plainScreen(list: ListInfo, items: StoredItem[], draftsAs: DraftsAs) {
  const rowsOf = plainRows(list)
  return <ListScreen list={list} rows={rowsOf(items)} drafts={draftsAs(rowsOf)} />
}

/** Makes the rows of a list without rows of its own. */
export function plainRows({ name }: ListInfo) {
  return (items: StoredItem[]) => items.map((item) => itemRow(registry[name], item))
}
