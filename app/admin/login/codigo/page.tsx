import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import { requireCodeOwed } from '@/lib/account/code-step'
import { returnPath } from '@/lib/auth/gate'
import { SignOutForm } from '../../_shell/sign-out-form'
import { LoginFrame } from '../login-frame'
import { CodeForm } from './code-form'

export const metadata: Metadata = { title: 'Código de acesso · Admin Login' }

export default async function CodePage({ searchParams }: PageProps<'/admin/login/codigo'>) {
  const returnTo = returnPath((await searchParams).voltar)
  const email = await requireCodeOwed(returnTo)
  return (
    <LoginFrame title="Código de acesso">
      <p className="mb-6 text-ink-600">
        Sua conta tem segundo fator. Digite o código que o aplicativo de autenticação mostra no seu aparelho.
      </p>
      <CodeForm returnTo={returnTo} />
      <div className="mt-6 border-t pt-4">
        <p className="text-[0.8125rem] text-ink-600">
          Entrando como <span className="font-medium text-ink-900 [overflow-wrap:anywhere]">{email}</span>
        </p>
        <SignOutForm className={buttonClass('plain', '-ml-3')}>Sair</SignOutForm>
      </div>
    </LoginFrame>
  )
}
