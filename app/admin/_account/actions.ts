'use server'

import { redirect } from 'next/navigation'
import { adminAction, invalid, refreshAfter } from '@/lib/access/admin-action'
import { checkAdminInSetup } from '@/lib/access/guard'
import { endAllSessions } from '@/lib/access/sign-in'
import { beginFactor, confirmFactor, demandSecondFactor, removeFactor } from '@/lib/team/factors'
import { factorCodeForm, factorForm, passwordForm } from '@/lib/team/forms'
import { changeOwnPassword } from '@/lib/team/password'
import { z } from '@/lib/zod'

/** Begins the setup of a second factor, even for a user who must set one up before entering the panel. */
export const startSecondFactor = adminAction(
  factorForm,
  'Erro ao cadastrar o aparelho.',
  (input, admin) => beginFactor(admin, input),
  checkAdminInSetup,
)

export const confirmSecondFactor = adminAction(
  factorCodeForm,
  'Erro ao confirmar o aparelho.',
  (input, admin) => refreshAfter(confirmFactor(admin, input)),
  checkAdminInSetup,
)

// `passwordForm` validates the rest below.
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
  refreshAfter(removeFactor(admin, input)),
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

/** Requires the caller to have a second factor (AUTH-10). */
export const setSecondFactorRequired = adminAction(
  z.object({ required: z.boolean() }),
  'Erro ao mudar a exigência.',
  ({ required }, admin) => refreshAfter(demandSecondFactor(admin, required)),
)
