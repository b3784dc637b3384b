import type { Metadata } from 'next'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonClass } from '@/components/ui/button'
import { lostPasswordPath } from '@/lib/access/gate'
import { findOwnerOfLink, hasMailer, type LinkOwner, linkGone } from '@/lib/team/password-links'
import { LoginFrame } from '../login-frame'
import { NewPasswordForm } from './new-password-form'

// The URL contains a secret, which other sites must not receive.
export const metadata: Metadata = { title: 'Nova senha · Admin Login', referrer: 'same-origin' }

export default async function PasswordPage({ searchParams }: PageProps<'/admin/login/senha'>) {
  const { link, codigo } = await searchParams
  if (typeof codigo === 'string' && hasMailer())
    return <NewPassword secret={{ name: 'codigo', value: codigo }} />
  const owner = await findOwnerOfLink(link)
  if (typeof owner === 'object') {
    return <NewPassword owner={owner} secret={{ name: 'link', value: String(link) }} />
  }
  return (
    <LoginFrame title={owner === 'gone' ? 'Link sem validade' : 'Painel indisponível'}>
      <p className="mb-6">
        {owner === 'gone' ? linkGone : 'O servidor não respondeu. Abra o link de novo em instantes.'}
      </p>
      <div className="-ml-3 grid justify-items-start border-t pt-3">
        <Link href={lostPasswordPath} prefetch={false} className={buttonClass('plain')}>
          Como pedir outro link
        </Link>
        <Link href="/admin/login" prefetch={false} className={buttonClass('plain')}>
          Já tenho senha
        </Link>
      </div>
    </LoginFrame>
  )
}

type Props = Pick<ComponentProps<typeof NewPasswordForm>, 'secret'> & { owner?: LinkOwner }

/** A link sent by mail does not tell its owner. */
function NewPassword({ owner, secret }: Props) {
  const { name, email, isNew = false } = owner ?? {}
  const greeting = name ? `Olá, ${name}. ` : ''
  return (
    <LoginFrame title={isNew ? 'Crie a sua senha' : 'Escolha uma nova senha'}>
      <p className="mb-6 text-ink-600">
        {greeting}
        {isNew
          ? 'É com ela e com o seu e-mail que você vai entrar no painel.'
          : 'A senha de antes deixa de valer, e todos os aparelhos precisam entrar de novo.'}
      </p>
      <NewPasswordForm email={email} secret={secret} />
    </LoginFrame>
  )
}
