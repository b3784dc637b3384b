import { defaultEmblem, emblems } from '@/lib/brand/emblems'
import { defaultLettering, letterings } from '@/lib/brand/letters'
import { defaultScenery, sceneries } from '@/lib/brand/sceneries'
import { rowSection } from '@/lib/content/definition'
import { background, film, imageAddress, link, poster } from '@/lib/content/fields/addresses'
import { choice, hexColor, text } from '@/lib/content/fields/kinds'
import { z } from '@/lib/zod'
import { isPhoneList } from './contact'

/** `video_section_url` is the promotional video; the two backgrounds belong to the hero. */
export const heroFields = {
  title: text({ label: 'Título', placeholder: 'Seu refúgio exclusivo no campo', max: 120 }),
  subtitle: text({ label: 'Subtítulo', max: 240 }),
  background_url: background({
    label: 'Fundo no computador',
    hint: 'Um link do Vimeo ou do YouTube também serve. O vídeo toca sem som.',
    folder: 'hotel/background',
    poster: 'background_poster_url',
  }),
  background_poster_url: poster({
    label: 'Capa no computador',
    folder: 'hotel/background_poster',
    posterOf: 'background_url',
  }),
  mobile_background_url: background({
    label: 'Fundo no celular',
    hint: 'Em pé, mais alto do que largo. Sem ele, vale o do computador.',
    folder: 'hotel/mobile_background',
    poster: 'mobile_background_poster_url',
  }),
  mobile_background_poster_url: poster({
    label: 'Capa no celular',
    folder: 'hotel/mobile_background_poster',
    posterOf: 'mobile_background_url',
  }),
  video_section_url: film({
    label: 'Vídeo promocional',
    hint: 'O filme largo no meio da página inicial. Sem ele, a seção não aparece.',
    folder: 'hotel/video_section',
    poster: 'video_section_poster_url',
  }),
  video_section_poster_url: poster({
    label: 'Capa da seção promocional',
    folder: 'hotel/video_section_poster',
    posterOf: 'video_section_url',
  }),
  cta_primary_text: text({
    label: 'Texto do botão',
    hint: 'Sem texto e endereço, não há botão.',
    max: 60,
    half: true,
  }),
  cta_primary_url: link({
    label: 'Endereço do botão',
    placeholder: '/quartos',
    half: true,
  }),
}

export const aboutFields = {
  title: text({ label: 'Título', max: 120 }),
  subtitle: text({ label: 'Subtítulo', max: 240 }),
  description: text({ label: 'Descrição', max: 4000, rows: 6 }),
  image_url: imageAddress({ label: 'Imagem', folder: 'hotel/about' }),
}

const email = text({ label: 'E-mail', max: 254, half: true, type: 'email' })
const phone = text({
  label: 'Telefone',
  hint: 'Com DDD; vários números, separados por vírgula.',
  max: 80,
  half: true,
  type: 'tel',
})

function labelsOf(choices: Record<string, { label: string }>) {
  return Object.fromEntries(Object.entries(choices).map(([value, { label }]) => [value, label]))
}

export const configurationFields = {
  logo_url: imageAddress({
    label: 'Logotipo',
    hint: 'Sem imagem, vale o logotipo desenhado.',
    folder: 'hotel/logo',
  }),
  primary_color: hexColor({
    label: 'Cor principal',
    placeholder: '#74b24a',
    fallback: '#74b24a',
    wrong: 'Use uma cor como #065f46',
  }),
  address: text({ label: 'Endereço', max: 240 }),
  phone: {
    ...phone,
    form: phone.form.refine(isPhoneList, 'Use um telefone como (24) 5550-0142, cada um por inteiro'),
  },
  email: {
    ...email,
    form: email.form.refine(
      (address) => address === '' || z.email().safeParse(address).success,
      'Use um e-mail como contato@hotel.com.br',
    ),
  },
  name: text({ label: 'Nome', hint: 'Sem ele, vale o nome do cadastro.', max: 60 }),
  tagline: text({ label: 'Linha sob o nome', hint: 'Sem ela, vale a do cadastro.', max: 80 }),
  accent_color: hexColor({
    label: 'Cor de destaque',
    placeholder: '#c49a3f',
    fallback: '#c49a3f',
    wrong: 'Use uma cor como #c49a3f',
  }),
  letters: choice({
    label: 'Letras',
    labels: labelsOf(letterings),
    wrong: 'Escolha um dos conjuntos de letras',
    blank: defaultLettering,
  }),
  mark_url: imageAddress({
    label: 'Símbolo',
    hint: 'Quadrado, para o ícone do navegador e dos celulares. Sem ele, vale o logotipo, ou o emblema.',
    folder: 'hotel/mark',
  }),
  emblem: choice({
    label: 'Emblema',
    hint: 'O desenho ao lado dos títulos, no mapa e, sem símbolo e logotipo, no ícone do site.',
    labels: labelsOf(emblems),
    wrong: 'Escolha um dos emblemas',
    blank: defaultEmblem,
  }),
  scenery: choice({
    label: 'Paisagem desenhada',
    hint: 'No mapa da página inicial; as montanhas também aparecem onde falta uma foto.',
    labels: labelsOf(sceneries),
    wrong: 'Escolha uma das paisagens',
    blank: defaultScenery,
  }),
}

export const heroSection = rowSection('hero', 'Hero', 'hero_sections', heroFields)
export const aboutSection = rowSection('about', 'Sobre', 'about_sections', aboutFields)
export const configurationSection = rowSection(
  'configuration',
  'Configurações',
  'hotel_configurations',
  configurationFields,
)

export type Hero = z.infer<typeof heroSection.schema>
export type About = z.infer<typeof aboutSection.schema>
export type Configuration = z.infer<typeof configurationSection.schema>
