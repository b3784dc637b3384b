import type { ReactNode } from 'react'
import { Notice, NoticeMemory } from '@/components/site-frame/notice'
import { PreviewBar } from '@/components/site-frame/preview-bar'
import { Logo } from '@/components/ui/logo'
import { PageBody } from '@/components/ui/page-body'
import { routes } from '@/lib/paths'
import { getNotice, getSurveyMonths } from '@/lib/site/page-queries'
import { getHotel } from '@/lib/site/site-content'
import './survey.css'

/** In seconds, as on every other public page. */
export const revalidate = 60

export default async function SurveyLayout({ children }: { children: ReactNode }) {
  const [{ name, tagline, configuration }, months, notice] = await Promise.all([
    getHotel(),
    getSurveyMonths(),
    getNotice(),
  ])
  return (
    <PageBody>
      {notice && !notice.pages && (
        <div>
          <NoticeMemory {...notice} />
          <Notice {...notice} />
        </div>
      )}
      <div className="flex min-h-svh flex-col">
        <header className="sticky top-0 z-20 grid h-(--bar-low) place-items-center border-b bg-sand-50/97 backdrop-blur-md sm:h-(--bar)">
          <a href={routes.home} className="grid min-h-11 place-items-center px-2">
            <Logo
              name={name}
              tagline={tagline}
              image={configuration.logo_url}
              className="text-[min(0.9375rem,4.7vw)] sm:text-[1.125rem]"
            />
          </a>
        </header>
        <PreviewBar />
        <main className="flex grow flex-col overflow-x-clip">{children}</main>
      </div>
      {/* Placed below the first screen, because the survey's own bar is at the bottom of the window. */}
      <footer className="survey-column flex flex-wrap items-center gap-x-2 py-2 text-ink-600 text-small">
        {months === null
          ? 'As suas respostas não são enviadas a ninguém.'
          : 'As suas respostas só são enviadas ao hotel, no fim e com a sua autorização.'}
        <a href={`${routes.privacy}#pesquisa`} className={privacyLink}>
          Saiba mais em Privacidade
        </a>
      </footer>
    </PageBody>
  )
}

const privacyLink = 'inline-flex min-h-11 items-center text-forest-800 underline underline-offset-4'
