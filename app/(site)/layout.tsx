import type { ReactNode } from 'react'
import { PageBody } from '@/components/ui/page-body'
import { SiteFrame } from './site-frame'

/** Seconds a page may be old; also how long one that was rendered from the last known good content stays. */
export const revalidate = 60
/** The build fails when a public page becomes dynamic. */
export const dynamic = 'error'

// Here and not in the document: with the frame's scripts the body's make one file.
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <PageBody>
      <SiteFrame>{children}</SiteFrame>
    </PageBody>
  )
}
