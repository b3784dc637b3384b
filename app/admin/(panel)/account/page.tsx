import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guard'
import { PageHead } from '../../_ui/page-head'
import { AccountSection } from './account-section'
import { FactorList } from './factor-list'
import { PasswordChange } from './password-change'
import { SignOutEverywhere } from './sign-out-everywhere'
import { TeamSwitch } from './team-switch'
import { accountText, accountTitle } from './texts'

export const metadata: Metadata = { title: 'Minha conta · Painel Administrativo' }

export default async function AccountPage() {
  const { email, factors, factorRequired } = await requireAdmin()
  return (
    <>
      <PageHead title={accountTitle} text={accountText} />
      <div className="surface divide-y">
        <AccountSection title="E-mail" text="É com ele que você entra.">
          <p className="font-medium [overflow-wrap:anywhere]">{email}</p>
        </AccountSection>
        <AccountSection
          title="Senha"
          text="Depois da mudança, os outros aparelhos precisam entrar de novo; este continua conectado."
        >
          <PasswordChange email={email} />
        </AccountSection>
        <AccountSection
          title="Segundo fator"
          text="Além da senha, um código que só o seu aparelho mostra. Quem descobrir a senha não entra sem ele."
        >
          <FactorList email={email} factors={factors} required={factorRequired} />
        </AccountSection>
        <AccountSection
          title="Sessões"
          text="Perdeu um celular, ou entrou em um computador que não é seu? Desconecte todos de uma vez."
        >
          <SignOutEverywhere />
        </AccountSection>
        <AccountSection title="Equipe" text="Vale para todas as pessoas que administram este hotel.">
          <TeamSwitch required={factorRequired} mayChange={factors.length > 0} />
        </AccountSection>
      </div>
    </>
  )
}
