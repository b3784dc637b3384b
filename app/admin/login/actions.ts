'use server'

import { redirect } from 'next/navigation'
import { invalid } from '@/lib/access/admin-action'
import { missing, type SignInFailure } from '@/lib/access/denials'
import { loginPath, returnPath } from '@/lib/access/gate'
import type { ActionResult, Failure } from '@/lib/access/result'
import { signInAsAdmin } from '@/lib/access/sign-in'
import { limitedText } from '@/lib/content/fields/limited'
import { noteCall } from '@/lib/server/requests/read-calls'
import { completeCodeStep } from '@/lib/team/factors'
import { codeField, mailForm } from '@/lib/team/forms'
import { sendPasswordMail, setPasswordByLink, setPasswordByMail } from '@/lib/team/password-links'
import { z } from '@/lib/zod'

// All actions here are public and also work without JavaScript.

type Refusal = SignInFailure & { email: string }

/** Signs in and redirects to the requested page; returns only on failure. */
export async function signIn(_previous: Refusal | undefined, form: FormData): Promise<Refusal> {
  const parsed = signInForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) return { ...missing, email: '' }
  noteCall()
  const { email, password, voltar } = parsed.data
  const result = await signInAsAdmin({ email, password })
  if (typeof result === 'object') return { ...result, email }
  redirect(result ? loginPath(result, voltar) : returnPath(voltar))
}

const voltar = z.string().max(2000).optional()
const signInForm = z.object({
  email: limitedText(320).min(1),
  password: z.string().min(1).max(1000),
  voltar,
})

/** Checks the code of a second factor and redirects to the requested page, or returns an error message. */
export async function giveSecondFactor(_previous: string | undefined, form: FormData): Promise<string> {
  const parsed = stepForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) return parsed.error.issues[0]?.message ?? ''
  noteCall()
  const failure = await completeCodeStep(parsed.data.code)
  if (failure) return failure
  redirect(returnPath(parsed.data.voltar))
}

const stepForm = z.object({ code: codeField, voltar })

/** Sets a password with a one-time link and redirects to the login page, or returns the failure. */
export async function createPassword(_previous: Failure | undefined, form: FormData): Promise<Failure> {
  const parsed = passwordByLinkForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) return { ok: false, error: 'Confira os campos e tente de novo.' }
  noteCall()
  const { link, codigo, ...given } = parsed.data
  const result =
    codigo === undefined
      ? await setPasswordByLink({ ...given, link })
      : await setPasswordByMail({ ...given, codigo })
  if (!result.ok) return result
  redirect('/admin/login?motivo=senha-criada')
}

const passwordByLinkForm = z.object({
  link: z.string().max(100).default(''),
  codigo: z.string().min(1).max(200).optional(),
  email: z.string().trim().max(320).default(''),
  code: z.string().max(40).default(''),
  password: z.string().max(1000),
  repeat: z.string().max(1000),
})

/** Returns the same result for every address (AUTH-16). */
export async function requestPasswordMail(
  _previous: ActionResult | undefined,
  form: FormData,
): Promise<ActionResult> {
  const parsed = mailForm.safeParse(Object.fromEntries(form))
  noteCall()
  return parsed.success ? sendPasswordMail(parsed.data.email) : invalid(parsed.error)
}
