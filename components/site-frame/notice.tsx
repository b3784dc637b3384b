import { palette } from '@/lib/brand/palette'
import { storedAddress } from '@/lib/paths'
import { noticeScript } from '@/lib/server/cache/csp.mjs'
import type { ShownNotice } from '@/lib/site/page-queries'

/** The notice above the header (NAV-21). */
export function Notice({ notice: { text, urgent, link_url, link_text } }: Pick<ShownNotice, 'notice'>) {
  return (
    <section aria-label="Aviso" className={`notice ${urgent ? 'on-dark' : 'on-light'}`} data-nosnippet="">
      <style>{rules(urgent)}</style>
      <div className="page-column flex items-center gap-4">
        <p className="text-small wrap-anywhere">
          {urgent && <strong>Urgente: </strong>}
          {text} {link_url && <a href={storedAddress(link_url)}>{link_text || 'Saiba mais'}</a>}
        </p>
        {!urgent && (
          <button type="button" className="text-link flex-none text-small print:hidden">
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

/** In the page, so that pages without a notice do not load them. The header is below it, and later at the top as always. */
function rules(urgent: boolean) {
  return [
    `.notice{background:${urgent ? palette.danger700 : palette.sand100}}`,
    '.notice p{flex:1;min-width:0;padding-block:.625rem}.notice :is(a,button){text-decoration:underline}',
    '.notice+header{position:sticky;top:0;margin-bottom:calc(var(--bar)*-1);transition-property:height,margin-bottom,background-color,box-shadow}',
    '.notice+[data-scrolled]{margin-bottom:calc(var(--bar-low)*-1)}.notice~main .hero{min-height:calc(100svh - 5rem)}',
    '@media(scripting:none){.notice button{display:none}.notice+header{position:relative}}',
    '@media(width>=48rem){.notice~main .hero{min-height:calc(100svh - 2.75rem)}}',
    '[data-closed]~.notice{display:none}[data-closed]~main .hero{min-height:100svh}',
  ].join('')
}
