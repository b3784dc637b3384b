import type { ReactNode } from 'react'
import { BrokenImageGuard } from '@/components/ui/broken-image-guard'
import { cormorant, figtree } from './fonts'
import './globals.css'

// No cookies(), headers() or searchParams here: they would silently make every public page dynamic.
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" data-scroll-behavior="smooth" className={`${cormorant.variable} ${figtree.variable}`}>
      <body>
        {children}
        <BrokenImageGuard />
      </body>
    </html>
  )
}
