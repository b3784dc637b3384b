'use client'

import { useEffect } from 'react'
import type { StayHint } from '@/lib/booking/resume'
import { setPackageOfPage } from './booking-state'

/** While it is mounted, the booking panel opens with this package and its stay, also from the header (BOOK-9). */
export function PackageOfPage({ name, from, to }: StayHint) {
  useEffect(() => {
    setPackageOfPage({ name, from, to })
    return () => setPackageOfPage(undefined)
  }, [name, from, to])
  return null
}
