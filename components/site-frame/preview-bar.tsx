import type { ReactNode } from 'react'
import { clockInHotel, siteNow, todayInHotel } from '@/lib/dates'
import { momentWords } from '@/lib/packages/admin/on-site'
import { anyDayPath, leavePreviewPath, previewPath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { type Differences, differencesOf } from '@/lib/site/differences'
import { registry } from '@/lib/site/registry'
import { readLive } from '@/lib/site/site-content'
import { currentPreview, type SitePreview } from '@/lib/site/site-preview'
import { dayAndMonth } from '@/lib/times'

/** Below the header of every page in a preview of the whole site (PUB-14): of when it is, and what differs from now. */
export async function PreviewBar() {
  const preview = await currentPreview()
  if (!preview) return null
  if (preview === 'unavailable')
    return <Bar title="A prévia não pôde ser lida agora: este é o site de hoje." />
  const now = siteNow()
  const differences = differencesOf({ content: await readLive(), at: now }, preview)
  const count = Object.values(differences).flat().length
  const { section, at } = preview
  return (
    <Bar title={section ? `Prévia: ${registry[section].label}` : `O site em ${momentWords(at, now)}`}>
      <details>
        <summary>
          {count === 0 ? 'Igual a hoje' : `${count} ${count === 1 ? 'diferença' : 'diferenças'} de hoje`}
        </summary>
        <p>{count === 0 ? 'Nada difere do que está no site agora.' : differenceWords(differences)}</p>
        <Ways preview={preview} />
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
        <a href={leavePreviewPath}>Sair da prévia</a>
      </div>
    </aside>
  )
}

/** What else can be done with the preview. Only staff choose another day: their way needs a session. */
function Ways({ preview: { section, at, token, isShared, expiresAt } }: { preview: SitePreview }) {
  if (isShared)
    return (
      <label>
        {`Link para mostrar a alguém, válido até ${dayAndMonth(expiresAt)}`}
        <input readOnly value={absoluteUrl(previewPath(token))} />
      </label>
    )
  if (section) return null
  const [day, time] = clockInHotel(at).split(' ')
  return (
    <form action={anyDayPath}>
      <label>
        Dia
        <input type="date" name="dia" required min={todayInHotel()} defaultValue={day} />
      </label>
      <label>
        Hora
        <input type="time" name="hora" required defaultValue={time} />
      </label>
      <button type="submit">Ver esse dia</button>
      <button type="submit" name="mostrar" value="1">
        Criar link para mostrar a alguém
      </button>
    </form>
  )
}

const kinds: [keyof Differences, string][] = [
  ['appears', 'Aparece'],
  ['leaves', 'Sai'],
  ['ends', 'Passa a “Encerrado”'],
  ['changes', 'Muda'],
]
const namedAtMost = 4

/** 'Aparece: Réveillon. Sai: Natal. Muda: Carnaval (Preço).' */
function differenceWords(differences: Differences) {
  return kinds
    .flatMap(([kind, word]) => {
      const names = differences[kind]
      const more = names.length > namedAtMost ? ` e mais ${names.length - namedAtMost}` : ''
      return names.length > 0 ? `${word}: ${names.slice(0, namedAtMost).join(', ')}${more}.` : []
    })
    .join(' ')
}

// Its own, so that guests' pages carry no byte of it. Where the header lies on the first picture, the bar begins below it.
const sheet = [
  '#previa{z-index:30;background:var(--color-forest-900);font-size:.875rem;line-height:1.4}',
  '.site-header~#previa{position:sticky;top:4.25rem}',
  '.site-header+#previa{padding-top:5.5rem;top:-1.25rem}',
  'html:has(#previa){scroll-padding-top:10.5rem}',
  '#previa>div{display:grid;grid-template-columns:1fr auto;align-items:center;column-gap:1.5rem}',
  '#previa strong{font-weight:600}',
  '#previa details{order:1;grid-column:1/-1}',
  '#previa summary,#previa a{display:flex;align-items:center;min-height:2.75rem;text-decoration:underline;text-underline-offset:4px;cursor:pointer}',
  '#previa details p{max-width:70ch;padding-bottom:.75rem;overflow-wrap:anywhere}',
  '#previa form{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem;padding-bottom:1rem}',
  '#previa label{display:grid;gap:.25rem;padding-bottom:.25rem}',
  '#previa input,#previa button{min-height:2.75rem;padding:0 .75rem;border:1px solid var(--color-white-40);border-radius:2px;background:var(--color-forest-950);color:inherit;color-scheme:dark}',
  '#previa [open]{max-height:60vh;overflow-y:auto}',
  '@media(width>=64rem){#previa>div{grid-template-columns:auto 1fr auto}#previa details{order:0;grid-column:auto}#previa details[open]{align-self:start}}',
  '@media print{#previa{display:none}}',
].join('')
