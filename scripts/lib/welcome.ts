import { type DemoName, demos } from '../../supabase/local/demo/demos.ts'

export function welcomeLines(url: string, demo?: DemoName): string[] {
  const admin = demo && demos[demo].users.find((user) => user.role === 'admin')
  const account = !admin ? [] : ['', `E-mail: ${admin.email}`, `Senha: ${admin.password}`]
  return ['', `Site: ${url}`, ...account, '', 'Ctrl-C encerra tudo.']
}
