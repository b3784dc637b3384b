'use client'

import { PASSWORD_FIELD_MAX } from '@/lib/account/password-rules'
import { TextInput } from '../../_ui/inputs'

export const managerHint =
  'Pode adicionar, remover e mudar pessoas, e mudar a marca. Sem isso, a pessoa edita o resto do site e só vê a equipe.'

/** Asked again, so that whoever finds an open panel cannot let anybody in. */
export function OwnPassword() {
  return (
    <TextInput
      name="password"
      label="Sua senha"
      hint="Para confirmar que é você."
      required
      type="password"
      autoComplete="current-password"
      spellCheck={false}
      maxLength={PASSWORD_FIELD_MAX}
    />
  )
}
