import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { hasMailer } from '@/lib/team/password-links'
import { LoginFrame } from '../login-frame'
import { MailForm } from './mail-form'

export const metadata: Metadata = { title: 'Esqueci a senha · Admin Login' }

export default function LostPasswordPage() {
  return (
    <LoginFrame title="Esqueci a senha">
      {hasMailer() && (
        <div className="mb-6 grid gap-4 border-b pb-6">
          <p>Receba por e-mail um link para escolher uma nova senha.</p>
          <MailForm />
          <p className="text-ink-600">O e-mail não chegou? Há outro caminho:</p>
        </div>
      )}
      <div className="grid gap-4">
        <p>Peça um link a quem gerencia a equipe do hotel. Com ele você escolhe uma nova senha.</p>
        <p className="text-ink-600">
          Essa pessoa entra no painel, abre <strong className="font-semibold">Equipe</strong>, escolhe{' '}
          <strong className="font-semibold">Link para nova senha</strong> ao lado do seu nome e manda o link
          por mensagem. Ele vale por 3 dias e funciona uma vez só.
        </p>
        <p className="text-ink-600">
          É você quem gerencia a equipe? Peça a outra pessoa que também gerencia, ou a quem cuida do servidor
          do hotel.
        </p>
      </div>
      <p className="mt-6 border-t pt-3">
        <Link href="/admin/login" prefetch={false} className={buttonClass('plain', '-ml-3')}>
          Voltar para entrar
        </Link>
      </p>
    </LoginFrame>
  )
}
