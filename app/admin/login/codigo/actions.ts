'use server'

import { redirect } from 'next/navigation'
import { passCodeStep } from '@/lib/account/code-step'
import { codeField } from '@/lib/account/forms'
import { returnPath } from '@/lib/auth/gate'
import { addressOfVisitor } from '@/lib/auth/visitor-address'
import { z } from '@/lib/zod'

/** The code after the password; leads to the page asked for, or says what is wrong. Works without script, too. */
export async function giveSecondFactor(_previous: string | undefined, form: FormData): Promise<string> {
  const parsed = formSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return parsed.error.issues[0]?.message ?? ''
  const failure = await passCodeStep(parsed.data.code, await addressOfVisitor())
  if (failure) return failure
  redirect(returnPath(parsed.data.voltar))
}

const formSchema = z.object({ code: codeField, voltar: z.string().max(2000).optional() })
