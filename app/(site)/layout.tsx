import type { ReactNode } from 'react'
import { PageBody } from '@/components/ui/page-body'
import { SiteFrame } from './site-frame'

/** How old a page may be, in seconds; this also limits pages rendered from the last known good content. */
export const revalidate = 60

// Not in the root layout: here the scripts of body and frame end up in one file.
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <PageBody>
      <SiteFrame>{children}</SiteFrame>
    </PageBody>
  )
}
