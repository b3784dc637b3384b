'use client'

import Link from 'next/link'
import type { ItemRow } from '@/lib/content/item-row'
import { ownBlocksPath } from '@/lib/paths'
import { ListScreen, type ListScreenProps } from '../../_list/list-screen'

export function OwnPagesScreen(props: ListScreenProps) {
  return <ListScreen {...props} dialog={loadDialog} column={{ name: 'Conteúdo', cell: blocksOf }} />
}

function blocksOf({ id, label }: ItemRow) {
  return (
    <Link href={ownBlocksPath(id)} prefetch={false} className="text-link text-forest-800">
      Blocos<span className="sr-only"> de {label}</span>
    </Link>
  )
}

async function loadDialog() {
  return (await import('./own-page-dialog')).OwnPageDialog
}
