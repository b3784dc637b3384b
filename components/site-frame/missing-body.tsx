'use client'

import type { ReactNode } from 'react'
import { PageBody } from '@/components/ui/page-body'

export function MissingBody({ children }: { children: ReactNode }) {
  return <PageBody browserNavigates>{children}</PageBody>
}
