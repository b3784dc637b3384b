import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PageGuards } from '@/components/ui/page-guards'
import { env } from '@/lib/env'
import { cormorant, figtree } from './fonts'

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().SITE_URL) }
}

// No cookies(), headers() or searchParams here: they would silently make every public page dynamic.
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" data-scroll-behavior="smooth" className={`${cormorant.variable} ${figtree.variable}`}>
      <body>
        {children}
        <PageGuards />
      </body>
    </html>
  )
}
