import 'server-only'
import { passwordPath } from '@/lib/auth/gate'
import { env } from '@/lib/env'
import { getHotel } from '@/lib/site/queries'

/** What the manager sends: shown once, kept nowhere. */
export type Handover = { name: string; link: string; message: string }

type Receiver = { name: string; email: string; isNew: boolean }

export async function handoverOf({ name, email, isNew }: Receiver, token: string): Promise<Handover> {
  const hotel = await getHotel()
  const link = `${env().SITE_URL}${passwordPath}?link=${token}`
  const [firstName = name] = name.split(' ')
  const purpose = isNew ? 'criar a sua senha' : 'escolher uma nova senha'
  const message = [
    `Olá, ${firstName}! Este é o seu link para ${purpose} no painel do ${hotel.name}:`,
    link,
    `Ele vale por 3 dias e funciona uma vez só. Depois, entre com o e-mail ${email}.`,
  ].join('\n\n')
  return { name, link, message }
}
