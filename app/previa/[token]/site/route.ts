import { redirect } from 'next/navigation'
import { previewPath, routes, storedAddress } from '@/lib/paths'
import { pageOfList } from '@/lib/site/edit-place'
import { enterPreview } from '@/lib/site/site-preview'

type Context = { params: Promise<{ token: string }> }

/** Shows this browser the whole site as the link does (PUB-14), beginning where its draft is seen. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const preview = await enterPreview(token)
  redirect(preview ? storedAddress(pageOfList(preview.section ?? '') ?? routes.home) : previewPath(token))
}
