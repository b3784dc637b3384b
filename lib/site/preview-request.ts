import type { IncomingMessage } from 'node:http'
import { openPreviewCookie, previewCookieName } from '@/lib/access/cookies'
import { isPreviewToken } from '@/lib/content/preview-links'
import { cookieOf } from '@/lib/server/requests/edit-link'

/** The token of the link by which a request opens a preview, or asks for a page in one; undefined for all others. */
export function previewOf({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined {
  const [, token = ''] = /^\/previa\/([^/?]+)$/.exec(url) ?? []
  if (isPreviewToken(token)) return token
  if (elsewhere.test(url)) return undefined
  return openPreviewCookie(cookieOf(headers, previewCookieName()))?.token
}

const elsewhere = /^\/(?:admin|api|media|previa|images|icones|_next)(?:[/?]|$)/
