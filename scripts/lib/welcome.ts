import { demoUsers } from '../../supabase/local/demo/users.ts'

/** What a person needs once everything runs. The demo's account exists in the embedded backend only. */
export function welcomeLines(url: string, hosted: boolean): string[] {
  const admin = demoUsers.find((user) => user.role === 'admin')
  const account = hosted || !admin ? [] : ['', `E-mail: ${admin.email}`, `Senha: ${admin.password}`]
  return ['', `Site: ${url}`, ...account, '', 'Ctrl-C encerra tudo.']
}
