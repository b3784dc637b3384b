'use server'

import { redirect } from 'next/navigation'
import { loginPath, returnPath } from '@/lib/auth/gate'
import { signInAsAdmin } from '@/lib/auth/session'
import { missing, type SignInFailure } from '@/lib/auth/sign-in-failures'
import { addressOfVisitor } from '@/lib/auth/visitor-address'
import { z } from '@/lib/zod'

type Refusal = SignInFailure & { email: string }

/** Signs in and leads to the page asked for; returns only when that fails. Works without script, too. */
export async function signIn(_previous: Refusal | undefined, form: FormData): Promise<Refusal> {
  const parsed = formSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return { ...missing, email: '' }
  const { email, password, voltar } = parsed.data
  const result = await signInAsAdmin({ email, password, address: await addressOfVisitor() })
  if (typeof result === 'object') return { ...result, email }
  redirect(result ? loginPath(result, voltar) : returnPath(voltar))
}

const formSchema = z.object({
  email: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1000),
  voltar: z.string().max(2000).optional(),
})
