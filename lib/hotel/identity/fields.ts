import { loneSection } from '@/lib/content/definition'
import { webAddress } from '@/lib/content/fields/addresses'
import { choice, rows, text, time } from '@/lib/content/fields/kinds'
import type { z } from '@/lib/zod'
import { cadastur, cnpj, coordinates, phone, postalCode, profile, whatsapp } from './inputs'
import { travelMeans } from './travel'

const stateNames = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
}

const everywhere = 'Aparece no rodapé. Em branco, some do site.'

/** The hotel's identity and contacts, in addition to the configuration's name, address, phone and e-mail. */
export const contactsFields = {
  whatsapp: whatsapp({
    label: 'WhatsApp',
    placeholder: '(24) 99999-0142',
    hint: 'Com DDD. De fora do Brasil, com + e o código do país.',
    half: true,
  }),
  second_phone: phone({
    label: 'Segundo telefone',
    placeholder: '(24) 3333-0142',
    hint: 'O primeiro fica em O Hotel.',
    half: true,
  }),
  hours: text({
    label: 'Horário de atendimento',
    placeholder: 'Ex.: todos os dias, de … a …',
    hint: everywhere,
    max: 160,
  }),
  instagram: profile('instagram', {
    label: 'Instagram',
    placeholder: '@hotel',
    wrong: 'Use o nome do perfil, como @hotel, ou um link do instagram.com',
    half: true,
  }),
  facebook: profile('facebook', {
    label: 'Facebook',
    placeholder: '@hotel',
    wrong: 'Use o nome da página, como @hotel, ou um link do facebook.com',
    half: true,
  }),
  tripadvisor: profile('tripadvisor', {
    label: 'TripAdvisor',
    placeholder: 'https://www.tripadvisor.com.br/…',
    wrong: 'Use o link da página do hotel no tripadvisor.com ou tripadvisor.com.br',
    half: true,
  }),
  google_profile: profile('google', {
    label: 'Perfil no Google',
    placeholder: 'https://maps.app.goo.gl/…',
    hint: 'O link de “Compartilhar” no Google Maps.',
    wrong: 'Use o link do hotel no Google Maps, em g.page ou em share.google',
    half: true,
  }),
  legal_name: text({
    label: 'Razão social',
    hint: 'Aparece no rodapé, nos termos e no aviso de privacidade.',
    max: 160,
  }),
  cnpj: cnpj({ label: 'CNPJ', placeholder: '12.345.678/0001-95', half: true }),
  cadastur: cadastur({
    label: 'Cadastur',
    placeholder: '19.012345.80.0001-2',
    hint: 'O número do certificado do Ministério do Turismo.',
    half: true,
  }),
  street: text({ label: 'Rua e número', placeholder: 'Estrada da Serra, km 7', max: 160 }),
  district: text({ label: 'Bairro', max: 80, half: true }),
  city: text({ label: 'Cidade', max: 80, half: true }),
  state: choice({
    label: 'Estado',
    labels: stateNames,
    half: true,
  }),
  postal_code: postalCode({ label: 'CEP', placeholder: '25960-000', half: true }),
  checkin_time: time({ label: 'Check-in a partir de', fallback: '', half: true }),
  checkout_time: time({ label: 'Check-out até', fallback: '', half: true }),
  coordinates: coordinates({
    label: 'Coordenadas',
    placeholder: '-22.4512,-43.0031',
    hint: 'Latitude e longitude, ou o link longo do Google Maps. Com elas, o mapa e a rota levam ao lugar exato.',
  }),
  directions: text({
    label: 'Como chegar',
    hint: 'Uma linha em branco começa outro parágrafo.',
    max: 2000,
    rows: 5,
  }),
  travel: rows({
    label: 'Tempos de viagem',
    one: 'tempo de viagem',
    most: 8,
    columns: {
      from: text({
        label: 'De onde',
        placeholder: 'Rio de Janeiro',
        max: 60,
        required: 'Diga de onde',
        essential: true,
        half: true,
      }),
      time: text({
        label: 'Quanto tempo',
        placeholder: '2 h 30',
        max: 30,
        required: 'Diga quanto tempo leva',
        essential: true,
        half: true,
      }),
      means: choice({
        label: 'Como',
        placeholder: 'De carro',
        labels: travelMeans,
      }),
    },
  }),
  travel_note: text({ label: 'Observação sobre a viagem', max: 300, rows: 2 }),
  credit_name: text({ label: 'Quem fez o site', hint: everywhere, max: 80, half: true }),
  credit_url: webAddress({
    label: 'Endereço de quem fez o site',
    placeholder: 'https://…',
    half: true,
  }),
}

/** Missing and broken values are empty. */
export const contactsSection = loneSection('contacts', 'Contato e identidade', contactsFields)

export type Contacts = z.infer<typeof contactsSection.schema>
