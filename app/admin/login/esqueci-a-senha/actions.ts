'use server'

import type { ActionResult } from '@/lib/action/result'
import { invalid } from '@/lib/auth/admin-action'
import { addressOfVisitor } from '@/lib/auth/visitor-address'
import { mailForm } from '@/lib/team/forms'
import { sendPasswordMail } from '@/lib/team/password-mail'

/** The same answer for every address (AUTH-16). Works without script, too. */
export async function requestPasswordMail(
  _previous: ActionResult | undefined,
  form: FormData,
): Promise<ActionResult> {
  const parsed = mailForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) return invalid(parsed.error)
  return sendPasswordMail(parsed.data.email, await addressOfVisitor())
}
