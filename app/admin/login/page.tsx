import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { noticeFor } from '@/lib/access/denials'
import { lostPasswordPath, returnPath } from '@/lib/access/gate'
import { LoginForm } from './login-form'
import { LoginFrame } from './login-frame'

export const metadata: Metadata = { title: 'Admin Login' }

export default async function LoginPage({ searchParams }: PageProps<'/admin/login'>) {
  const { motivo, voltar } = await searchParams
  return (
    <LoginFrame title="Admin Login" notice={noticeFor(motivo)}>
      <LoginForm returnTo={voltar === undefined ? undefined : returnPath(voltar)} />
      <p className="mt-6 border-t pt-3">
        <Link href={lostPasswordPath} prefetch={false} className={buttonClass('plain', '-ml-3')}>
          Esqueci a senha
        </Link>
      </p>
    </LoginFrame>
  )
}
