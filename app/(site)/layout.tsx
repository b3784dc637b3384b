import type { ReactNode } from 'react'
import { PageBody } from '@/components/ui/page-body'
import { SiteFrame } from './site-frame'

/** Maximum age of a page in seconds; it also limits pages rendered from the last good content. */
export const revalidate = 60

// Placed below the root layout, so that the scripts of body and frame share a file.
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <PageBody>
      <SiteFrame>{children}</SiteFrame>
    </PageBody>
  )
}
