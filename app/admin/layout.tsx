import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Toaster } from 'sonner'
import { palette } from '@/lib/color'
import './admin.css'

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  manifest: '/painel.webmanifest',
  appleWebApp: { capable: true, title: 'Painel', statusBarStyle: 'default' },
}

export const viewport: Viewport = { themeColor: palette.forest900 }

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster
        position="bottom-right"
        visibleToasts={1}
        closeButton
        containerAriaLabel="Avisos"
        toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
      />
    </>
  )
}
