import type { ReactNode } from 'react'
import * as listActions from '@/app/admin/_list/actions'
import * as pendingActions from '@/app/admin/_pending/actions'
import { PanelActionsProvider } from '@/app/admin/_ui/panel-actions'

/** The actions that the panel's layout hands to its screens; each is a mock. */
export function WithActions({ children }: { children: ReactNode }) {
  return (
    <PanelActionsProvider actions={{ ...listActions, ...pendingActions }}>{children}</PanelActionsProvider>
  )
}
