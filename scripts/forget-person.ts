import { z } from 'zod'
import { signInAsAdmin } from './lib/admin-session.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { loadEnvFiles, readSettings } from './lib/settings.ts'

await runCommand(forgetPerson, 1)

async function forgetPerson(): Promise<number> {
  const email = readEmail(process.argv.slice(2))
  loadEnvFiles()
  const { supabase, hotelId } = await signInAsAdmin(readSettings(process.env, { lenient: true }))
  const forgotten = await supabase.rpc('forget_person', { p_hotel_id: hotelId, p_email: email })
  if (forgotten.status === 409) {
    throw new Refusal(`${email} ainda tem acesso ao hotel. Remova a pessoa antes, em Equipe no painel.`)
  }
  if (forgotten.error) throw new Refusal(`Não consegui alterar o histórico: ${forgotten.error.message}`)
  if (forgotten.data === 0) console.log(`O histórico não fala de ${email}.`)
  else console.log(`Pronto: o histórico diz agora "pessoa removida" (${forgotten.data}×).`)
  return 0
}

function readEmail(args: string[]) {
  const email = z.email().safeParse(args[0])
  if (args.length !== 1 || !email.success) {
    throw new Refusal('Diga o e-mail da pessoa: npm run forget-person -- alguem@exemplo.com.br')
  }
  return email.data
}
