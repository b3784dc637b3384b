import { setTimeout as wait } from 'node:timers/promises'
import { totpCode } from '../../supabase/local/auth/totp.ts'
import { type Account, anonymous } from './admin.ts'

const stepMs = 30_000
const used = new Map<string, number>()

/**
 * The next code of a secret that the backend has not seen: each works once, and from one step before the present to
 * one after it. The fourth within half a minute has to wait.
 */
export async function nextCode(secret: string): Promise<string> {
  const present = () => Math.floor(Date.now() / stepMs)
  // Near the end of a step the one before it would be too old on its arrival.
  const first = Date.now() % stepMs < 20_000 ? present() - 1 : present()
  const step = Math.max((used.get(secret) ?? 0) + 1, first)
  used.set(secret, step)
  while (step > present() + 1) await wait(500)
  return totpCode(secret, step * stepMs)
}

/** Gives an account a second factor past the panel; the secret of its codes, and the session that set it up. */
export async function addFactor({ email, password }: Account) {
  const client = anonymous()
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error) throw signedIn.error
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Celular' })
  if (error) throw error
  const { secret } = data.totp
  const code = await nextCode(secret)
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })
  if (verified.error) throw verified.error
  return { id: data.id, secret, client }
}

/** Six digits that are no code of this secret for a while. */
export function wrongCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2, 3].map((steps) => totpCode(secret, Date.now() + steps * stepMs)))
  for (let code = 0; ; code++) {
    const text = String(code).padStart(6, '0')
    if (!near.has(text)) return text
  }
}
