import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import { plainMetadata } from '@/lib/seo/metadata'
import { getBrand, iconsOf } from '@/lib/site/brand'
import { HtmlDocument } from './html-document'

export async function generateMetadata(): Promise<Metadata> {
  return { ...plainMetadata, metadataBase: new URL(env().SITE_URL), icons: iconsOf(await getBrand()) }
}

// cookies(), headers() or searchParams here would silently make every public page dynamic.
export default function RootLayout({ children }: { children: ReactNode }) {
  return <HtmlDocument>{children}</HtmlDocument>
}
