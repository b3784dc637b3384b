'use client'

import { useEffect } from 'react'
import type { StayHint } from '@/lib/booking/resume'
import { setPackageOfPage } from './booking-state'

/** While mounted, makes this package and its stay the default of the booking panel, even from the header (BOOK-9). */
export function PackageOfPage({ name, from, to }: StayHint) {
  useEffect(() => {
    setPackageOfPage({ name, from, to })
    return () => setPackageOfPage(undefined)
  }, [name, from, to])
  return null
}
