import { drawIcon, iconFiles } from '@/lib/seo/icons'
import { getBrand } from '@/lib/site/brand'

export const revalidate = 60
export const dynamicParams = false

export function generateStaticParams() {
  return iconFiles.map((file) => ({ file }))
}

type Context = { params: Promise<{ file: string }> }

/** Pages add the brand's version to the URL, so that no browser shows an outdated icon (BRAND-7). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const drawn = await drawIcon((await params).file, await getBrand())
  if (!drawn) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(drawn.bytes), { headers: { 'content-type': drawn.type } })
}
