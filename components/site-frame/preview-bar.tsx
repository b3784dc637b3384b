import type { ReactNode } from 'react'
import { siteNow } from '@/lib/dates'
import { ownPreviewPath, previewPath } from '@/lib/paths'
import { describeDifferences } from '@/lib/site/differences'
import { isListName, isSectionName, registry } from '@/lib/site/registry'
import { readLive } from '@/lib/site/site-content'
import { currentPreview } from '@/lib/site/site-preview'
import { momentWords } from '@/lib/times'
import { OtherDay } from './other-day'

/** Tells below the header which moment a site preview shows, and how it differs from now (PUB-14). */
export async function PreviewBar() {
  const preview = await currentPreview()
  if (!preview) return null
  if (preview === 'unavailable')
    return <Bar title="A prévia não pôde ser lida agora: este é o site de hoje." />
  const { section, item, at, isStaff } = preview
  const label = section && (isSectionName(section) ? registry[section].label : section)
  const name = isListName(section) && typeof item?.name === 'string' && item.name
  const now = siteNow()
  const { count, words } = describeDifferences({ site: await readLive(), at: now }, preview)
  return (
    <Bar title={section ? `Prévia: ${name || label}` : `O site em ${momentWords(at, now)}`}>
      <details>
        <summary>
          {count === 0 ? 'Igual a hoje' : `${count} ${count === 1 ? 'diferença' : 'diferenças'} de hoje`}
        </summary>
        <p>{words || 'Nada difere do que está no site agora.'}</p>
        {/* Both need a session. */}
        {isStaff && (
          <a href={`${ownPreviewPath}?mostrar=sim`} target="_blank" rel="noopener">
            Mostrar a alguém
          </a>
        )}
        {isStaff && !section && <OtherDay at={at} />}
      </details>
    </Bar>
  )
}

function Bar({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <aside id="previa" aria-label="Prévia" className="on-dark">
      <style>{sheet}</style>
      <div className="page-column">
        <strong>{title}</strong>
        {children}
        <a href={previewPath('sair')}>Sair da prévia</a>
      </div>
    </aside>
  )
}

// Inline, so that guests do not load it. Where the header overlays the first picture, the bar begins below it.
const sheet = [
  '#previa{z-index:30;background:var(--color-forest-900);color:var(--color-white);font-size:.875rem;line-height:1.4}',
  '.site-header:has(~#previa)::before{display:none}.site-header:has(~#previa):not([data-solid]){background:var(--color-forest-900)}',
  '.site-header~#previa{position:sticky;top:var(--bar-low)}',
  '.site-header+#previa{padding-top:var(--bar);top:calc(var(--bar-low) - var(--bar))}html:has(#previa){scroll-padding-top:10.5rem}',
  '#previa>div{display:grid;grid-template-columns:1fr auto;align-items:start;column-gap:1.5rem}',
  '#previa details{order:1;grid-column:1/-1;max-height:60vh;overflow-y:auto}#previa strong{padding-block:.75rem;font-weight:600}',
  '#previa summary,#previa a{min-height:2.75rem;padding-block:.75rem;text-decoration:underline;text-underline-offset:4px;cursor:pointer}',
  '#previa details>*+*{padding-bottom:1rem;overflow-wrap:anywhere}#previa label{display:grid;gap:.25rem;max-width:100%}',
  '#previa .input{min-height:2.75rem;padding:0 .75rem;border:1px solid var(--color-white-40);background:var(--color-forest-950);color-scheme:dark}',
  '@media(width>=64rem){#previa>div{grid-template-columns:auto 1fr auto}#previa details{order:0;grid-column:auto}}',
  '@media print{#previa{display:none}}',
].join('')
