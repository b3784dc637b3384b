import type { Metadata } from 'next'
import { type ReactNode, useId } from 'react'
import { requireAdmin } from '@/lib/access/guard'
import { PageHead } from '../../_ui/page-head'
import { createLoadedPage } from '../../_ui/while-loading'
import { FactorList, PasswordChange, SignOutEverywhere, TeamSwitch } from './account-controls'

export const metadata: Metadata = { title: 'Minha conta · Painel Administrativo' }

const head = {
  title: 'Minha conta',
  text: 'Como você entra no painel, e quem mais pode entrar com a sua conta.',
}

export default createLoadedPage(head, Account)

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

type SectionProps = { title: string; text: string; children: ReactNode }

function AccountSection({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 px-5 py-6 sm:px-8 sm:py-8 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-semibold text-[1.125rem]">
          {title}
        </h2>
        <p className="mt-1 max-w-measure text-ink-600">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
