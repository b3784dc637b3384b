import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Logo } from '@/components/ui/logo'
import { denialNotice, type Notice } from '@/lib/access/denials'
import { getBrand } from '@/lib/site/brand'
import { SignOutForm } from '../_shell/sign-out-form'
import { ArrivalNotice } from './login-form'

type Props = {
  title: string
  children: ReactNode
  wide?: boolean
  /** The account that has passed the password step; it can sign out. */
  email?: string
  /** Explains why the visitor was redirected here. */
  notice?: Notice | undefined
}

/** Frames the pages before the panel with logo, title and a link to the site. */
export async function LoginFrame({ title, children, wide = false, email, notice }: Props) {
  const { name, tagline, logo } = await getBrand()
  const shown = notice ?? (name ? undefined : denialNotice('unavailable'))
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 px-5 py-10 sm:gap-10">
      {name && <Logo name={name} tagline={tagline} image={logo} className="text-[1.375rem]" />}
      <section
        className={`surface w-full px-6 py-8 sm:px-10 sm:py-10 ${wide ? 'max-w-[40rem]' : 'max-w-[26rem]'}`}
      >
        <h1 className="mb-6 font-semibold text-[1.5rem] leading-tight">{title}</h1>
        {shown && <ArrivalNotice notice={shown} />}
        {children}
        {email !== undefined && (
          <div className="mt-6 border-t pt-4">
            <p className="text-[0.8125rem] text-ink-600">
              Entrando como <span className="font-medium text-ink-900 [overflow-wrap:anywhere]">{email}</span>
            </p>
            <SignOutForm className={buttonClass('plain', '-ml-3')}>Sair</SignOutForm>
          </div>
        )}
      </section>
      {/* A full page load, because the site has its own style sheet. */}
      <a
        href="/"
        className="inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline text-ink-600"
      >
        Voltar ao site
      </a>
    </main>
  )
}
