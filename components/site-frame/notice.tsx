import { palette } from '@/lib/brand/palette'
import { storedAddress } from '@/lib/paths'
import { noticeScript } from '@/lib/server/cache/page-scripts.mjs'
import type { ShownNotice } from '@/lib/site/page-queries'

/** Shows the notice above the header (NAV-21). */
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

/** Hides a notice closed in this tab, and must precede it. A new text or link makes a new notice. */
export function NoticeMemory({ notice: { text, urgent, link_url } }: Pick<ShownNotice, 'notice'>) {
  if (urgent) return null
  return (
    <script
      data-notice={`${text} ${link_url ?? ''}`}
      // The script changes its own attributes before hydration.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that the CSP allows
      dangerouslySetInnerHTML={{ __html: noticeScript }}
    />
  )
}

/** Keeps these styles off pages without a notice. The header starts below the notice and sticks to the top. */
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
