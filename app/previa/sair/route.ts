import { redirect } from 'next/navigation'
import { routes, storedAddress } from '@/lib/paths'
import { pageBefore } from '@/lib/server/requests/page-before'
import { endPreview } from '@/lib/site/site-preview'

/** Ends the preview of the whole site in this browser, on the page where that was asked for. */
export async function GET(request: Request): Promise<Response> {
  await endPreview()
  redirect(storedAddress(pageBefore(request) ?? routes.home))
}
