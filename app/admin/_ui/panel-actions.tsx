'use client'

import { createContext, type ReactNode, use } from 'react'
import type * as list from '../_list/actions'
import type * as pending from '../_pending/actions'

type PanelActions = Omit<typeof list, 'saveItem'> & Omit<typeof pending, 'revokePendingLink'>

const Context = createContext<PanelActions | null>(null)

/** Hands the actions of all lists to the screens, which therefore need not know the sections that the actions serve. */
export function PanelActionsProvider({ actions, children }: { actions: PanelActions; children: ReactNode }) {
  return <Context value={actions}>{children}</Context>
}

export function usePanelActions(): PanelActions {
  const actions = use(Context)
  if (actions) return actions
  throw new Error('A screen of the panel stands outside its layout.')
}
