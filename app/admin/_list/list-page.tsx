import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { requireAdmin } from '@/lib/auth/guard'
import { itemRow } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { readItems } from '@/lib/content/rewrite-list'
import { logEvent } from '@/lib/log'
import { type ListName, registry } from '@/lib/site/registry'
import { LoadFailure } from '../_ui/load-failure'
import { PageHead } from '../_ui/page-head'
import { WhileLoading } from '../_ui/while-loading'
import { type ListInfo, listInfo } from './list-info'
import { ListScreen } from './list-screen'

type Props = {
  name: ListName
  /** The screen of a list that has one of its own, made of its stored items. */
  children?: (list: ListInfo, items: StoredItem[]) => ReactNode
}

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
  const items = await readItems(admin, registry[list.name]).catch((error) =>
    logEvent('admin_read_failed', { read: list.name, error }),
  )
  if (items) return children(list, items)
  const { title, text, loadFailed } = list.texts
  return (
    <>
      <PageHead title={title} text={text} />
      <LoadFailure text={loadFailed} />
    </>
  )
}

function plainScreen(list: ListInfo, items: StoredItem[]) {
  return <ListScreen list={list} rows={items.map((item) => itemRow(registry[list.name], item))} />
}
