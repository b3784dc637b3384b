import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { noPreviewCookie } from '@/lib/access/cookies'
import { routes, storedAddress } from '@/lib/paths'
import { pageBefore } from '@/lib/server/requests/page-before'

/** Ends the preview in this browser and returns to the current page. */
export async function GET(request: Request): Promise<Response> {
  const { name, value, options } = noPreviewCookie()
  ;(await cookies()).set(name, value, options)
  redirect(storedAddress(pageBefore(request) ?? routes.home))
}
