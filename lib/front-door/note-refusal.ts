import { withoutToken } from '@/lib/paths'
import { securityEvent } from '@/lib/security-log'
import type { Answer } from './decide'

/** A line in the log for what was refused; an answer without a reason is no refusal. */
export function noteRefusal({ reason, status }: Answer, method?: string, url = '') {
  if (!reason) return
  const path = withoutToken(url.split('?')[0] ?? '').slice(0, 200)
  securityEvent('request_refused', { reason, status, method, path })
}
