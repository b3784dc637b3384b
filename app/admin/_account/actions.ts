'use server'

import { refresh } from 'next/cache'
import { beginFactor, confirmFactor } from '@/lib/account/factors'
import { factorCodeForm, factorForm } from '@/lib/account/forms'
import { adminAction } from '@/lib/auth/admin-action'
import { checkAdminInSetup } from '@/lib/auth/guard'

/** Begins a second factor: answers with what the authenticator app needs. Also for who must have one to enter. */
export const startSecondFactor = adminAction(
  factorForm,
  'Erro ao cadastrar o aparelho.',
  (input, admin) => beginFactor(admin, input),
  checkAdminInSetup,
)

export const confirmSecondFactor = adminAction(
  factorCodeForm,
  'Erro ao confirmar o aparelho.',
  async (input, admin) => {
    const result = await confirmFactor(admin, input)
    if (result.ok) refresh()
    return result
  },
  checkAdminInSetup,
)
