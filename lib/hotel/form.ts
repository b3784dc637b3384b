import { z } from 'zod'
import { line, maxAddress } from '@/lib/fields/limited'
import { isOwnPath, isWebAddress } from '@/lib/fields/zod-fields'
import { parseVideo } from '@/lib/video'

/** Each schema takes its own output again: form and action check the same thing. Empty addresses become null. */

const address = (isGood: (text: string) => boolean, problem: string) =>
  line(maxAddress)
    .nullable()
    .transform((text) => text?.trim() || null)
    .refine((text) => text === null || isGood(text), problem)

const isOwn = (text: string) => isOwnPath(text) && !/\s/.test(text)

const video = address(
  (text) => parseVideo(text) !== null,
  'Use um link do Vimeo ou do YouTube, ou um arquivo .mp4 ou .webm',
)
const picture = address(
  (text) => isOwn(text) || isWebAddress(text),
  'Use o endereço de uma imagem, com https://, ou envie um arquivo',
)
const background = address(
  (text) => parseVideo(text) !== null || isOwn(text) || isWebAddress(text),
  'Use um link do Vimeo ou do YouTube, um arquivo .mp4 ou .webm, ou uma imagem',
)
const link = address(
  (text) => isOwn(text) || isWebAddress(text),
  'Use um endereço com https:// ou uma página do site, como /quartos',
)

/** The dashboard's part of the hero (ADM-4). */
export const heroMediaForm = z.object({
  title: line(120),
  subtitle: line(240),
  background_url: background,
  mobile_background_url: background,
  video_section_url: video,
})

/** The hotel page's part of the hero. */
export const heroCallForm = z.object({
  title: line(120),
  subtitle: line(240),
  background_url: background,
  cta_primary_text: line(60),
  cta_primary_url: link,
})

export const aboutForm = z.object({
  title: line(120),
  subtitle: line(240),
  description: line(4000),
  image_url: picture,
})

export const configurationForm = z.object({
  logo_url: picture,
  primary_color: line(7).regex(/^#[0-9a-f]{6}$/i, 'Use uma cor como #065f46'),
  address: line(240),
  phone: line(80),
  email: line(254).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'Use um e-mail como contato@hotel.com.br',
  ),
})
