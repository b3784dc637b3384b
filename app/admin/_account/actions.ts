'use server'

import { adminAction, refreshed } from '@/lib/access/admin-action'
import { checkAdminInSetup } from '@/lib/access/guard'
import { beginFactor, confirmFactor } from '@/lib/team/factors'
import { factorCodeForm, factorForm } from '@/lib/team/forms'

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
  (input, admin) => refreshed(confirmFactor(admin, input)),
  checkAdminInSetup,
)
