import { demoUsers } from '../../supabase/local/demo/users.ts'

export function welcomeLines(url: string, hosted: boolean): string[] {
  const admin = demoUsers.find((user) => user.role === 'admin')
  const account = hosted || !admin ? [] : ['', `E-mail: ${admin.email}`, `Senha: ${admin.password}`]
  return ['', `Site: ${url}`, ...account, '', 'Ctrl-C encerra tudo.']
}
