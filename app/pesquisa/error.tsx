'use client'

import { lazy, Suspense } from 'react'

const View = lazy(() => import('./error-view'))

/** Loads the view on demand, because every page includes this file. */
export default function SurveyError(props: { retry: () => void }) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
}
