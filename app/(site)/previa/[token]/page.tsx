import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { todayInHotel } from '@/lib/dates'
import { relatedPackages } from '@/lib/packages/display'
import { packagePreview } from '@/lib/packages/schema'
import { previewSitePath, routes } from '@/lib/paths'
import { roomRow } from '@/lib/rooms/rows'
import { roomPreview } from '@/lib/rooms/schema'
import { type Preview, readPreview } from '@/lib/site/preview'
import { getNaming, getPackages } from '@/lib/site/queries'
import { readSitePreview, siteMoment } from '@/lib/site/site-preview'
import { dayAndMonth } from '@/lib/times'
import { PackageView } from '../../oferta/[slug]/package-view'
import { RoomRow } from '../../quartos/room-row'

/** Visible to everyone who has the link; rendered for each visit and never cached. */
export const dynamic = 'force-dynamic'
export const revalidate = 0

export const metadata: Metadata = { title: 'Prévia', robots: { index: false, follow: false } }

export default async function PreviewPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  if (typeof (await readSitePreview(token)) === 'object') redirect(previewSitePath(token))
  const preview = await readPreview(token)
  if (!preview || preview === 'unavailable') return <PreviewClosed mayComeBack={preview !== undefined} />
  return (
    <>
      <PreviewBand preview={preview} />
      <PreviewedItem preview={preview} />
    </>
  )
}

/** Stays visible below the header, so that nobody mistakes a draft for an offer. */
function PreviewBand({ preview: { isLive, expiresAt } }: { preview: Preview }) {
  return (
    <aside aria-label="Prévia" className="on-dark sticky top-(--bar-low) z-30 bg-forest-900 py-3 text-small">
      <p className="page-column">
        <strong className="font-semibold">
          {isLive ? 'Já publicado: é assim que está no site' : 'Prévia: ainda não publicada'}
        </strong>
        {expiresAt && ` · link válido até ${dayAndMonth(expiresAt)}`}
      </p>
    </aside>
  )
}

/** Renders the item as its page does. */
async function PreviewedItem({ preview: { section, item } }: { preview: Preview }) {
  if (section === 'packages') {
    const pkg = packagePreview.safeParse(item)
    if (!pkg.success) return <PreviewClosed mayComeBack={false} />
    const today = todayInHotel(await siteMoment())
    const others = (await getPackages()).filter(({ id }) => id !== pkg.data.id)
    return <PackageView pkg={pkg.data} others={relatedPackages(others, pkg.data, today)} today={today} />
  }
  const room = section === 'rooms' ? roomPreview.safeParse(item) : undefined
  if (!room?.success) return <PreviewClosed mayComeBack={false} />
  return (
    <div className="page-column grid grid-cols-1 gap-20 pt-12 pb-24 lg:gap-32 lg:pt-20 lg:pb-36">
      <RoomRow room={roomRow(room.data, await getNaming())} first />
    </div>
  )
}

/** Shown when the link has expired or was revoked, or when the draft cannot be read at the moment. */
function PreviewClosed({ mayComeBack }: { mayComeBack: boolean }) {
  return (
    <section className="on-dark grid min-h-[80svh] content-end bg-forest-950">
      <div className="page-column pt-40 pb-16 lg:pb-20">
        <Divider className="mb-6" />
        <h1 className="font-display text-h2">
          {mayComeBack
            ? 'Não conseguimos mostrar a prévia agora.'
            : 'Este link de prévia não vale mais: peça outro link.'}
        </h1>
        <p className="mt-5 max-w-[46ch] text-lead text-mist">
          {mayComeBack
            ? 'O link continua valendo. Tente de novo em instantes.'
            : 'Cada link vale por sete dias, ou até que quem o enviou o desfaça.'}
        </p>
        <div className="mt-10 flex flex-wrap gap-4">
          <a href={routes.packages} className={buttonClass('light')}>
            Ver Todas as Ofertas
          </a>
        </div>
      </div>
    </section>
  )
}
