import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loginPath, returnPath } from '@/lib/access/gate'
import { checkAdminInSetup } from '@/lib/access/guard'
import { RequiredSetup } from '../../_account/factor-setup'
import { LoginFrame } from '../login-frame'

export const metadata: Metadata = { title: 'Segundo fator · Admin Login' }

export default async function SetupPage({ searchParams }: PageProps<'/admin/login/segundo-fator'>) {
  const returnTo = returnPath((await searchParams).voltar)
  const checked = await checkAdminInSetup()
  if ('denied' in checked) redirect(loginPath(checked.denied, returnTo))
  const { email } = checked.admin
  return (
    <LoginFrame title="Cadastre o segundo fator" email={email} wide>
      <p className="mb-6 text-ink-600">
        Este hotel pede a toda a equipe, além da senha, um código que só o seu aparelho mostra. Leva dois
        minutos, uma vez só.
      </p>
      <RequiredSetup email={email} returnTo={returnTo} />
    </LoginFrame>
  )
}
