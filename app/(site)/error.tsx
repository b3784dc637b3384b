'use client'

import { lazy, Suspense } from 'react'

const View = lazy(() => import('./error-view'))

/** Every page carries it, hardly any shows it: its words are fetched when they are needed. */
export default function SiteError(props: { retry: () => void }) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
}
