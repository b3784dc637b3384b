import type { Metadata } from 'next'
import { readPreview } from '@/lib/site/preview'
import { PreviewBand } from './preview-band'
import { PreviewClosed } from './preview-closed'
import { PreviewedItem } from './previewed-item'

/** For the eyes of whoever has the link: rendered for each visit and kept nowhere. */
export const dynamic = 'force-dynamic'
export const revalidate = 0

export const metadata: Metadata = { title: 'Prévia', robots: { index: false, follow: false } }

export default async function PreviewPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const preview = await readPreview(token)
  if (!preview || preview === 'unavailable') return <PreviewClosed mayComeBack={preview !== undefined} />
  return (
    <>
      <PreviewBand preview={preview} />
      <PreviewedItem preview={preview} />
    </>
  )
}
