import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Toaster } from 'sonner'
import './admin.css'
import './toasts.css'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const policy = (await headers()).get('content-security-policy')
  return (
    <>
      {/* Runs before any form's code: zod would try whether it may make code out of text, which the policy reports. */}
      <script
        nonce={policy?.match(/'nonce-([\w-]+)'/)?.[1]}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape the braces' content
        dangerouslySetInnerHTML={{ __html: 'globalThis.__zod_globalConfig={jitless:true}' }}
      />
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
