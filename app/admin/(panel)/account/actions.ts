'use server'

import { redirect } from 'next/navigation'
import { adminAction, invalid, refreshed } from '@/lib/access/admin-action'
import { endAllSessions } from '@/lib/access/sign-in'
import { demandSecondFactor, removeFactor } from '@/lib/team/factors'
import { factorCodeForm, passwordForm } from '@/lib/team/forms'
import { changeOwnPassword } from '@/lib/team/password'
import { z } from '@/lib/zod'

// What a good one is, the form below says with the account's own e-mail; no password is longer.
const password = z.string().max(1000, 'A senha é longa demais.')

export const changePassword = adminAction(
  z.object({ current: password, next: password, repeat: password }),
  'Erro ao alterar a senha.',
  async (input, admin) => {
    const parsed = passwordForm.safeParse(input)
    if (!parsed.success) return invalid(parsed.error)
    return changeOwnPassword(admin, parsed.data)
  },
)

export const removeSecondFactor = adminAction(factorCodeForm, 'Erro ao remover o aparelho.', (input, admin) =>
  refreshed(removeFactor(admin, input)),
)

export const signOutEverywhere = adminAction(
  z.strictObject({}),
  'Erro ao sair de todos os aparelhos.',
  async (_, admin) => {
    const result = await endAllSessions(admin)
    if (!result.ok) return result
    redirect('/admin/login?motivo=saiu-de-todos')
  },
)

/** Only for somebody who has one themselves (AUTH-10). */
export const setSecondFactorRequired = adminAction(
  z.object({ required: z.boolean() }),
  'Erro ao mudar a exigência.',
  ({ required }, admin) => refreshed(demandSecondFactor(admin, required)),
)
