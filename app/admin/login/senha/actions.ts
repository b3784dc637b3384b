'use server'

import { redirect } from 'next/navigation'
import type { Failure } from '@/lib/action/result'
import { addressOfVisitor } from '@/lib/auth/visitor-address'
import { setPasswordByLink } from '@/lib/team/password-link'
import { z } from '@/lib/zod'

/** Uses a one-time link up and leads to the login page, or says why not. Works without script, too. */
export async function createPassword(_previous: Failure | undefined, form: FormData): Promise<Failure> {
  const parsed = formSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return { ok: false, error: 'Confira as duas senhas e tente de novo.' }
  const result = await setPasswordByLink({ ...parsed.data, address: await addressOfVisitor() })
  if (!result.ok) return result
  redirect('/admin/login?motivo=senha-criada')
}

const formSchema = z.object({
  link: z.string().max(100),
  password: z.string().max(1000),
  repeat: z.string().max(1000),
})
