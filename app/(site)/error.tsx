'use client'

import { lazy, Suspense } from 'react'

const View = lazy(() => import('./error-view'))

/** Every page loads this file, so the view itself is loaded only when an error is shown. */
export default function SiteError(props: { retry: () => void }) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
}
