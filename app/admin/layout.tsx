import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Toaster } from 'sonner'
import { PageBody } from '@/components/ui/page-body'
import { getBrand } from '@/lib/site/brand'
import './admin.css'

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  manifest: '/painel.webmanifest',
  appleWebApp: { capable: true, title: 'Painel', statusBarStyle: 'default' },
}

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: (await getBrand()).shades.forest900 }
}

// toasts.css sets these properties.
const place = { top: 'var(--toast-top)', left: 'var(--toast-left)' }

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <PageBody>
      {children}
      <Toaster
        position="top-left"
        offset={place}
        mobileOffset={place}
        visibleToasts={1}
        closeButton
        containerAriaLabel="Avisos"
        toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
      />
    </PageBody>
  )
}
