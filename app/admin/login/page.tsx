import type { Metadata } from 'next'
import { Logo } from '@/components/ui/logo'
import { noticeFor } from '@/lib/auth/denials'
import { returnPath } from '@/lib/auth/gate'
import { getHotel } from '@/lib/hotel/queries'
import { ArrivalNotice } from './arrival-notice'
import { LoginForm } from './login-form'

export const metadata: Metadata = { title: 'Admin Login' }

/** The way into the panel (§2 "Admin login"). Who is signed in with access never gets here: see the middleware. */
export default async function LoginPage({ searchParams }: PageProps<'/admin/login'>) {
  const { motivo, voltar } = await searchParams
  const notice = noticeFor(motivo)
  const { name, tagline, configuration } = await getHotel()
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 px-5 py-10 sm:gap-10">
      <Logo name={name} tagline={tagline} picture={configuration.logo_url} className="text-[1.375rem]" />
      <section className="surface w-full max-w-[26rem] px-6 py-8 sm:px-10 sm:py-10">
        <h1 className="mb-6 font-semibold text-[1.5rem] leading-tight">Admin Login</h1>
        {notice && <ArrivalNotice notice={notice} />}
        <LoginForm returnTo={voltar === undefined ? undefined : returnPath(voltar)} />
      </section>
      {/* Not a client-side link: the site has a style sheet of its own. */}
      <a href="/" className="text-link text-ink-600">
        Voltar ao site
      </a>
    </main>
  )
}
