'use client'

import { useRouter } from 'next/navigation'
import type { returnPath } from '@/lib/auth/gate'
import { FactorSetup } from '../../_account/factor-setup'
import { notify } from '../../_ui/notify'

type Props = { email: string; returnTo: ReturnType<typeof returnPath> }

export function RequiredSetup({ email, returnTo }: Props) {
  const router = useRouter()
  return (
    <FactorSetup
      email={email}
      suggestion="Celular"
      onDone={() => {
        notify.success('Segundo fator ativado. O código será pedido sempre que você entrar.')
        router.replace(returnTo)
      }}
    />
  )
}
