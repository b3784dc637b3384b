import { redirect } from 'next/navigation'
import { previewPath, routes } from '@/lib/paths'
import type { SectionName } from '@/lib/site/registry'
import { readSitePreview, startPreview } from '@/lib/site/site-preview'

type Context = { params: Promise<{ token: string }> }

/** Shows this browser the whole site as the link does, until it ends (PUB-14); begins where a draft is seen. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const preview = await readSitePreview(token)
  if (!preview || preview === 'unavailable') redirect(previewPath(token))
  await startPreview(preview)
  redirect((preview.section && pages[preview.section]) || routes.home)
}

const pages: Partial<Record<SectionName, (typeof routes)[keyof typeof routes]>> = {
  about: routes.about,
  about_blocks: routes.about,
  arrival: routes.arrival,
  conditions: routes.terms,
  leisure_blocks: routes.leisure,
  restaurant_blocks: routes.restaurant,
  texts: routes.terms,
}
