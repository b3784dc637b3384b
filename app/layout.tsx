import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import { HtmlDocument } from './html-document'

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().SITE_URL) }
}

// No cookies(), headers() or searchParams here: they would silently make every public page dynamic.
export default function RootLayout({ children }: { children: ReactNode }) {
  return <HtmlDocument>{children}</HtmlDocument>
}
