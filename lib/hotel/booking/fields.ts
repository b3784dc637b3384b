import { standardEngine, templateError } from '@/lib/booking/engine-template'
import { loneSection } from '@/lib/content/definition'
import { choice, text } from '@/lib/content/fields/kinds'
import type { z } from '@/lib/zod'

/** How guests book: through an engine, or by contacting the hotel. The environment provides the defaults. */

const template = text({
  label: 'Endereço com as informações da estadia',
  hint: 'É preenchido pelo exemplo. O que está entre chaves muda com a reserva, e pode ser corrigido aqui.',
  max: 2000,
  rows: 5,
})

export const bookingFields = {
  way: choice({
    label: 'Como o hóspede reserva',
    placeholder: 'Como foi instalado',
    labels: {
      standard: 'No motor de reservas, com o endereço /hotelresults',
      other: 'Em outro motor de reservas',
      contact: 'Falando com o hotel, sem motor',
    },
  }),
  engine_url: text({
    label: 'Endereço do motor',
    placeholder: 'https://reservas.exemplo.com.br',
    hint: 'Só o começo: o site acrescenta /hotelresults e a estadia.',
    max: 200,
    pattern: [
      /^(?:https?:\/\/[^\s/?#@\\]+\/?)?$/,
      'Use só o começo, como https://reservas.exemplo.com.br, sem caminho e sem perguntas (?…)',
    ],
  }),
  hotel_id: text({ label: 'Código do hotel no motor', hint: 'O que o motor chama de q.', max: 60 }),
  template: {
    ...template,
    learnt: true,
    form: template.form.refine((typed) => typed === '' || templateError(typed) === null, {
      error: ({ input }) => templateError(String(input)) ?? '',
    }),
  },
  contact: choice({
    label: 'Por onde',
    hint: 'A mensagem já leva as datas, os hóspedes e o cupom. Números e e-mail ficam em O Hotel e em Contato.',
    placeholder: 'WhatsApp',
    labels: { whatsapp: 'WhatsApp', phone: 'Telefone', email: 'E-mail' },
  }),
}

export const bookingSection = loneSection('booking', 'Reservas', bookingFields)

/** Returns errors for fields that the chosen way still needs. */
export function missingForWay({
  way,
  engine_url,
  template,
}: Record<string, unknown>): Record<string, string> {
  if (way === 'standard' && !engine_url) return { engine_url: 'Informe o endereço do motor' }
  if (way === 'other' && !template) return { template: 'Cole um exemplo do endereço do motor' }
  return {}
}

type Contact = 'whatsapp' | 'phone' | 'email'

/** An engine's template, or null if guests contact the hotel. */
export type BookingWay = { engine: string | null; contact: Contact }

/** Returns the way to book. `installed` is the environment's engine, used until the panel sets another. */
export function bookingWay(
  { way, engine_url, hotel_id, template, contact }: Omit<z.infer<typeof bookingSection.schema>, 'id'>,
  installed: { host: string; hotelId: string },
): BookingWay {
  const by = contact === 'phone' || contact === 'email' ? contact : 'whatsapp'
  if (way === 'contact') return { engine: null, contact: by }
  if (way === 'other' && templateError(template) === null) return { engine: template, contact: by }
  const own = standardEngine({
    host: engine_url.replace(/\/$/, ''),
    hotelId: hotel_id || installed.hotelId,
  })
  // Stored data that bypassed the form may not be an address.
  const isOwn = way === 'standard' && templateError(own) === null
  return { engine: isOwn ? own : standardEngine(installed), contact: by }
}
