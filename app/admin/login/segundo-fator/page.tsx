import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { loginPath, returnPath } from '@/lib/auth/gate'
import { checkAdminInSetup } from '@/lib/auth/guard'
import { SignOutForm } from '../../_shell/sign-out-form'
import { LoginFrame } from '../login-frame'
import { RequiredSetup } from './required-setup'

export const metadata: Metadata = { title: 'Segundo fator · Admin Login' }

export default async function SetupPage({ searchParams }: PageProps<'/admin/login/segundo-fator'>) {
  const returnTo = returnPath((await searchParams).voltar)
  const checked = await checkAdminInSetup()
  if ('denied' in checked) redirect(loginPath(checked.denied, returnTo))
  const { email } = checked.admin
  return (
    <LoginFrame title="Cadastre o segundo fator" wide>
      <p className="mb-6 text-ink-600">
        Este hotel pede a toda a equipe, além da senha, um código que só o seu aparelho mostra. Leva dois
        minutos, uma vez só.
      </p>
      <RequiredSetup email={email} returnTo={returnTo} />
      <div className="mt-6 border-t pt-4">
        <p className="text-[0.8125rem] text-ink-600">
          Entrando como <span className="font-medium text-ink-900 [overflow-wrap:anywhere]">{email}</span>
        </p>
        <SignOutForm className={buttonClass('plain', '-ml-3')}>Sair</SignOutForm>
      </div>
    </LoginFrame>
  )
}
