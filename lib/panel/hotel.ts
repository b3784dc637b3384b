import { sameJson } from '@/lib/content/fingerprint'
import { listTexts } from '@/lib/content/list-texts'
import { todayInHotel } from '@/lib/dates'
import { shorten } from '@/lib/format'
import { arrivalFields, arrivalSection } from '@/lib/hotel/arrival/fields'
import { bookingFields, bookingSection, missingForWay } from '@/lib/hotel/booking/fields'
import { conditionsFields, conditionsSection } from '@/lib/hotel/conditions/fields'
import { contactsFields, contactsSection } from '@/lib/hotel/identity/fields'
import { namingCodes, namingErrors, namingFields, namingSection } from '@/lib/hotel/naming/fields'
import { noticeErrors, noticeFields, noticeSection } from '@/lib/hotel/notice/fields'
import { pictureFields, picturesSection } from '@/lib/hotel/pictures/fields'
import { testimonialFields, testimonialsSection } from '@/lib/hotel/testimonials/fields'
import { textFields, textsSection } from '@/lib/hotel/texts/fields'
import { edited, editedLone } from './list-panel'

export const hotelSections = {
  testimonials: edited(
    testimonialsSection,
    testimonialFields,
    listTexts(
      { one: 'depoimento', several: 'depoimentos', feminine: false },
      {
        text: 'O que hóspedes disseram, na página inicial, nesta ordem. Sem nenhum, a seção não aparece.',
      },
    ),
  ),

  texts: editedLone(textsSection, textFields, {
    text: 'Os termos de serviço e o que o hotel acrescenta à página de privacidade.',
    groups: [
      {
        title: 'Termos de serviço',
        text: 'Uma linha vazia separa parágrafos; linhas com “- ” no começo são uma lista. Endereços, e-mails e telefones viram links. Um dado entre chaves, como {hotel}, se preenche sozinho; se estiver vazio, a frase dele não aparece.',
        fields: ['terms'],
      },
      {
        title: 'Privacidade',
        text: 'O que o site faz com os dados é escrito pelo próprio site, para que seja sempre verdade. Aqui entra o que o hotel faz além dele: fichas, câmeras, Wi-Fi.',
        fields: ['privacy', 'dpo_name', 'dpo_contact'],
      },
    ],
    beside: textStamps,
  }),

  arrival: editedLone(arrivalSection, arrivalFields, {
    text: 'A página para quem já reservou. Cada parte é opcional; sem nenhuma, a página e os links para ela não existem.',
    groups: [
      { title: 'Abertura', fields: ['lead', 'image'] },
      {
        title: 'Como chegar',
        text: 'O caminho, os tempos de viagem e o lugar no mapa vêm de Contato e identidade; aqui entra o que faltar.',
        fields: ['directions'],
      },
      { title: 'O que trazer', fields: ['packing'] },
      {
        title: 'Horários',
        text: 'O check-in e o check-out vêm de Contato e identidade.',
        fields: ['hours'],
      },
      {
        title: 'Documentos',
        text: 'Menores de 18 anos só se hospedam com os pais ou responsáveis, ou com autorização deles (ECA, art. 82).',
        fields: ['minors'],
      },
      { title: 'Ficha digital de hóspede', fields: ['register_text', 'register_url'] },
      { title: 'Para terminar', fields: ['closing'] },
    ],
  }),

  notice: editedLone(noticeSection, noticeFields, {
    text: 'Uma faixa no alto do site: estrada interditada, piscina em manutenção, horário diferente.',
    groups: [
      { title: 'O que dizer', fields: ['text', 'active', 'urgent'] },
      { title: 'Quando', fields: ['starts', 'startsAt', 'ends', 'endsAt'] },
      { title: 'Link e páginas', fields: ['link_url', 'link_text', 'everywhere'] },
      {
        title: 'Em quais páginas',
        fields: Object.keys(noticeSection.fields).filter((path) => path.startsWith('pages.')),
        when: { everywhere: false },
      },
    ],
    wrong: noticeErrors,
  }),

  pictures: edited(
    picturesSection,
    pictureFields,
    listTexts(
      { one: 'foto', several: 'fotos', feminine: true },
      { saveFailed: 'Erro ao salvar os detalhes da foto.' },
    ),
    {
      // The history names a picture by its description.
      store: (values) => ({ ...values, name: shorten(String(values.alt), 80) || 'Foto sem descrição' }),
    },
  ),

  contacts: editedLone(contactsSection, contactsFields, {
    text: 'Como falar com o hotel, onde ele fica e quem ele é. O que ficar em branco não aparece no site.',
    groups: [
      { title: 'Contato', fields: ['whatsapp', 'second_phone', 'hours'] },
      { title: 'Redes e avaliações', fields: ['instagram', 'facebook', 'tripadvisor', 'google_profile'] },
      { title: 'Empresa', fields: ['legal_name', 'cnpj', 'cadastur'] },
      {
        title: 'Endereço em partes',
        text: 'Para os buscadores. O endereço que os visitantes leem fica em O Hotel.',
        fields: ['street', 'district', 'city', 'state', 'postal_code'],
      },
      { title: 'Entrada e saída', fields: ['checkin_time', 'checkout_time'] },
      { title: 'Como chegar', fields: ['coordinates', 'directions', 'travel', 'travel_note'] },
      { title: 'Crédito do site', fields: ['credit_name', 'credit_url'] },
    ],
  }),

  conditions: editedLone(conditionsSection, conditionsFields, {
    text: 'O que vale para todos os pacotes. Um pacote pode dizer outra coisa, na aba Config.',
    groups: [
      {
        title: 'Pagamento e cancelamento',
        fields: ['instalments', 'pix_discount', 'payment', 'cancellation'],
      },
      { title: 'Crianças', fields: ['children_from', 'adult_from', 'children_free_age', 'children'] },
      { title: 'Refeições e animais', fields: ['meals', 'pets_allowed', 'pets'] },
      { title: 'Chegada e documentos', fields: ['check_in', 'documents'] },
      { title: 'Datas', fields: ['own_dates'] },
    ],
  }),

  booking: editedLone(bookingSection, bookingFields, {
    text: 'Aonde o site leva o hóspede que escolheu as datas. As idades das crianças ficam em Condições.',
    groups: [
      { title: 'O caminho da reserva', fields: ['way'] },
      { title: 'Motor de reservas', fields: ['engine_url', 'hotel_id'], when: { way: 'standard' } },
      { title: 'Outro motor de reservas', fields: ['template'], when: { way: 'other' } },
      { title: 'Falando com o hotel', fields: ['contact'], when: { way: 'contact' } },
    ],
    wrong: missingForWay,
  }),

  naming: editedLone(namingSection, namingFields, {
    text: 'Como o hotel chama as acomodações, os pacotes e as páginas do menu.',
    groups: [
      {
        title: 'Como se chama uma acomodação',
        text: 'Chalé, cabana, suíte, quarto, apartamento, bangalô ou outra palavra, como no meio de uma frase.',
        fields: ['room_one', 'room_many', 'room_gender'],
      },
      { title: 'Tipos de acomodação', fields: ['kinds', 'rooms_shown'] },
      { title: 'Pacotes', fields: ['package_categories'] },
      { title: 'Menu', fields: ['menu'] },
    ],
    beside: namingCodes,
    wrong: namingErrors,
  }),
}

type Values = Record<string, unknown>

/** Returns the days on which the two texts last changed. */
function textStamps(values: Values, stored: Values | undefined): Values {
  const day = (stamp: string, names: (keyof typeof textFields)[]) => {
    const isSame = names.every((name) => sameJson(values[name], textFields[name].toForm(stored?.[name])))
    return { [stamp]: isSame ? (stored?.[stamp] ?? null) : todayInHotel() }
  }
  return {
    ...day('terms_updated', ['terms']),
    ...day('privacy_updated', ['privacy', 'dpo_name', 'dpo_contact']),
  }
}
