import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guard'
import { PageHead } from '../../_ui/page-head'
import { WhileLoading } from '../../_ui/while-loading'
import { AccountSection } from './account-section'
import { FactorList } from './factor-list'
import { PasswordChange } from './password-change'
import { SignOutEverywhere } from './sign-out-everywhere'
import { TeamSwitch } from './team-switch'

export const metadata: Metadata = { title: 'Minha conta · Painel Administrativo' }

const head = {
  title: 'Minha conta',
  text: 'Como você entra no painel, e quem mais pode entrar com a sua conta.',
}

export default function AccountPage() {
  return (
    <WhileLoading {...head}>
      <Account />
    </WhileLoading>
  )
}

async function Account() {
  const { email, factors, factorRequired } = await requireAdmin()
  return (
    <>
      <PageHead {...head} />
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
