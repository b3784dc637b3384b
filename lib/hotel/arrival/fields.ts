import { loneSection } from '@/lib/content/definition'
import { imageAddress, webAddress } from '@/lib/content/fields/addresses'
import { prose, rows, text } from '@/lib/content/fields/kinds'
import { webLink } from '@/lib/content/fields/zod-fields'
import type { z } from '@/lib/zod'

const wrongRegister = 'Use um link que comece com https://'
const register = webAddress({
  label: 'Link da ficha digital',
  placeholder: 'https://…',
  hint: 'A FNRH do Ministério do Turismo, ou a do seu sistema.',
  wrong: wrongRegister,
})

/** Information for guests before their journey; every part is optional. */
export const arrivalFields = {
  lead: text({ label: 'Frase de abertura', max: 240, rows: 2 }),
  image: imageAddress({
    label: 'Foto',
    hint: 'Deitada, no alto da página. Sem ela, a página começa pelo título.',
    folder: 'hotel/arrival',
  }),
  directions: prose({ label: 'Sobre o caminho', max: 2000, rows: 5 }),
  packing: rows({
    label: 'O que trazer',
    one: 'estação',
    most: 6,
    columns: {
      season: text({
        label: 'Quando',
        placeholder: 'Ex.: No inverno',
        max: 60,
        required: 'Diga em que época',
        essential: true,
      }),
      text: prose({ label: 'O quê', max: 600, rows: 3, required: 'Diga o que trazer', essential: true }),
    },
  }),
  hours: rows({
    label: 'Outros horários',
    one: 'horário',
    most: 12,
    columns: {
      what: text({
        label: 'O quê',
        placeholder: 'Ex.: Café da manhã',
        max: 60,
        required: 'Diga de que é o horário',
        essential: true,
        half: true,
      }),
      hours: text({
        label: 'Horário',
        placeholder: 'Ex.: das … às …',
        max: 60,
        required: 'Diga o horário',
        essential: true,
        half: true,
      }),
    },
  }),
  minors: prose({ label: 'Documentos de crianças e adolescentes', max: 2000, rows: 6 }),
  register_text: prose({ label: 'Sobre a ficha', max: 800, rows: 3 }),
  register_url: {
    ...register,
    read: webLink.transform((url) => (url?.startsWith('https://') ? url : null)),
    form: register.form.refine((url) => url === null || url.startsWith('https://'), wrongRegister),
  },
  closing: prose({ label: 'Palavras finais', max: 600, rows: 3 }),
}

export const arrivalSection = loneSection('arrival', 'Antes de chegar', arrivalFields)

export type Arrival = z.infer<typeof arrivalSection.schema>
