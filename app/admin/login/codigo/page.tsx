import type { Metadata } from 'next'
import { returnPath } from '@/lib/access/gate'
import { requireCodeOwed } from '@/lib/team/factors'
import { LoginFrame } from '../login-frame'
import { CodeForm } from './code-form'

export const metadata: Metadata = { title: 'Código de acesso · Admin Login' }

export default async function CodePage({ searchParams }: PageProps<'/admin/login/codigo'>) {
  const returnTo = returnPath((await searchParams).voltar)
  const email = await requireCodeOwed(returnTo)
  return (
    <LoginFrame title="Código de acesso" email={email}>
      <p className="mb-6 text-ink-600">
        Sua conta tem segundo fator. Digite o código que o aplicativo de autenticação mostra no seu aparelho.
      </p>
      <CodeForm returnTo={returnTo} />
    </LoginFrame>
  )
}
