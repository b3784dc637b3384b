'use server'

import { redirect } from 'next/navigation'
import type { Failure } from '@/lib/action/result'
import { addressOfVisitor } from '@/lib/auth/visitor-address'
import { setPasswordByLink } from '@/lib/team/password-link'
import { setPasswordByMail } from '@/lib/team/password-mail'
import { z } from '@/lib/zod'

/** Uses a one-time link up and leads to the login page, or says why not. Works without script, too. */
export async function createPassword(_previous: Failure | undefined, form: FormData): Promise<Failure> {
  const parsed = formSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return { ok: false, error: 'Confira os campos e tente de novo.' }
  const { link, codigo, ...given } = parsed.data
  const address = await addressOfVisitor()
  const result =
    codigo === undefined
      ? await setPasswordByLink({ ...given, link, address })
      : await setPasswordByMail({ ...given, codigo, address })
  if (!result.ok) return result
  redirect('/admin/login?motivo=senha-criada')
}

const formSchema = z.object({
  link: z.string().max(100).default(''),
  codigo: z.string().min(1).max(200).optional(),
  email: z.string().trim().max(320).default(''),
  code: z.string().max(40).default(''),
  password: z.string().max(1000),
  repeat: z.string().max(1000),
})
