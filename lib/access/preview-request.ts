import type { IncomingMessage } from 'node:http'
import { openPreviewCookie, previewCookieName } from '@/lib/access/cookies'
import { isPageOfSite, readTarget } from '@/lib/server/requests/addresses'
import { cookieOf } from '@/lib/server/requests/visitor'
import { isPreviewToken } from './preview-link'

/** Returns the token of the preview that a request opens or shows a page of, or undefined. */
export function previewOf({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined {
  const { path } = readTarget(url) ?? { path: '' }
  const [, token = ''] = /^\/previa\/([^/]+)$/.exec(path) ?? []
  if (isPreviewToken(token)) return token
  if (!isPageOfSite(path)) return undefined
  return openPreviewCookie(cookieOf(headers, previewCookieName()))?.token
}
