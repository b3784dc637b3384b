import 'server-only'
import { originOf } from '@/lib/booking/engine-template'
import { phonesIn } from '@/lib/hotel/contact'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import { getBookingWay } from '@/lib/site/facts'
import { getHotel, getSection } from '@/lib/site/site-content'

/** Returns a sentence about a known problem that prevents bookings, or null. */
export async function findBookingProblem(): Promise<string | null> {
  const [{ engine }, { configuration }, { whatsapp }] = await Promise.all([
    getBookingWay(),
    getHotel(),
    getSection(contactsSection),
  ])
  if (engine) return findEngineProblem(originOf(engine))
  const canBeReached =
    whatsappDigits(whatsapp) || configuration.email || phonesIn(configuration.phone).some(({ href }) => href)
  return canBeReached
    ? null
    : 'Sem motor de reservas, e sem WhatsApp, telefone ou e-mail: ninguém consegue reservar.'
}

const answerMs = 3000
const validMs = 10 * 60_000
let known = { origin: '', until: 0, problem: null as string | null }

/** Checks the engine at most every ten minutes. */
async function findEngineProblem(origin: string): Promise<string | null> {
  if (/\.(?:example|invalid|test)$/i.test(new URL(origin).hostname))
    return `O site leva os hóspedes a ${origin}, um endereço de exemplo. Diga qual é o motor do hotel.`
  if (known.origin !== origin || known.until < Date.now()) {
    const answers = await doesAnswer(origin)
    const problem = answers ? null : `O motor de reservas não respondeu: ${origin}.`
    known = { origin, until: Date.now() + validMs, problem }
  }
  return known.problem
}

async function doesAnswer(origin: string): Promise<boolean> {
  const request = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(answerMs) } as const
  const response = await fetch(origin, request).catch(() => null)
  return response !== null && response.status < 500
}
