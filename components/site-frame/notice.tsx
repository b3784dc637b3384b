import { storedAddress } from '@/lib/paths'
import { noticeScript } from '@/lib/server/cache/csp.mjs'
import type { ShownNotice } from '@/lib/site/page-queries'

/** The notice above the header (NAV-21). */
export function Notice({ notice: { text, urgent, link_url, link_text } }: Pick<ShownNotice, 'notice'>) {
  const look = urgent ? 'on-dark bg-danger-700' : 'on-light border-sand-200 border-b bg-sand-100'
  return (
    <section aria-label="Aviso" className={`notice ${look}`} data-nosnippet="">
      <div className="page-column flex min-h-11 items-center gap-4">
        <p className="min-w-0 flex-1 py-2.5 text-small wrap-anywhere [&_a]:underline">
          {urgent && <strong>Urgente: </strong>}
          {text} {link_url && <a href={storedAddress(link_url)}>{link_text || 'Saiba mais'}</a>}
        </p>
        {!urgent && (
          <button
            type="button"
            className="text-link flex-none text-small underline print:hidden noscript:hidden"
          >
            Fechar<span className="sr-only"> o aviso</span>
          </button>
        )}
      </div>
    </section>
  )
}

/** Before the notice: it hides one that was closed in this tab. Another text or link is another notice. */
export function NoticeMemory({ notice: { text, urgent, link_url } }: Pick<ShownNotice, 'notice'>) {
  if (urgent) return null
  return (
    <script
      data-notice={`${text} ${link_url ?? ''}`}
      // It marks itself before React sees it.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy trusts
      dangerouslySetInnerHTML={{ __html: noticeScript }}
    />
  )
}
