import type { ReactElement, ReactNode } from 'react'
import { Toaster } from 'sonner'
import { render } from 'vitest-browser-react'
import { WithActions } from './with-actions'

/** Renders a part of the panel beside the messages that it sends. */
export function show(part: ReactElement) {
  return render(part, { wrapper: WithMessages })
}

function WithMessages({ children }: { children: ReactNode }) {
  return (
    <WithActions>
      {children}
      <Toaster />
    </WithActions>
  )
}
