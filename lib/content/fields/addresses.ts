import { sourceValidationMessage } from '@/lib/media/images/source-check'
import { isVideo, parseVideo } from '@/lib/video'
import { z } from '@/lib/zod'
import type { Field, Wording } from './field'
import { formText } from './kinds'
import { limitedText, maxAddress, tooLongMessage } from './limited'
import { isOwnPath, isWebAddress, mediaSource, mediaSources, webLink } from './zod-fields'

/** Fields for addresses of images, videos and pages. An empty address becomes null. */

const wrongImage = 'Use o endereço de uma imagem, com https://, ou envie um arquivo'

/** Messages for a wrong address in a field for videos (`video`), or for videos and images (`media`). */
export const mediaValidationMessages = {
  video:
    'Este endereço não é de um vídeo que o site consegue mostrar: cole um link do Vimeo, do YouTube ou de um arquivo .mp4 ou .webm.',
  media:
    'Este endereço não é de um vídeo nem de uma imagem que o site consegue mostrar: cole um link do Vimeo, do YouTube ou de um arquivo .mp4 ou .webm, ou envie o arquivo.',
} as const

/** Declares the address of a background image or video. */
export function background(wording: Wording) {
  const isMedia = (text: string) => parseVideo(text) !== null || isFileOrWeb(text)
  return addressField('media', wording, addressForm(isMedia, mediaValidationMessages.media))
}

/** Declares the image shown until a video plays; forms may omit it. */
export function poster(wording: Wording & { posterOf: string }) {
  const isShown = (text: string) => !isVideo(text) && sourceValidationMessage(text) === null
  return addressField('image', wording, addressForm(isShown, wrongImage).optional())
}

export function imageAddress(wording: Wording) {
  return addressField('image', wording, addressForm(isFileOrWeb, wrongImage))
}

/** Declares the address of an uploaded video, of a video on a known host, or of a video file. */
export function film(wording: Wording) {
  return addressField('video', wording, addressForm(isVideo, mediaValidationMessages.video))
}

/** Declares the address of a video on a known host or of a video file; adds a missing `https://`. */
export function video(wording: Wording) {
  const wrong = 'Use um link do Vimeo ou do YouTube, ou um arquivo .mp4 ou .webm com https://'
  const whole = (text: string) => (/^(?:[\w-]+\.)+\w+\//.test(text) ? `https://${text}` : text)
  return addressField(
    'link',
    wording,
    addressForm((text) => parseVideo(text) !== null, wrong, whole),
  )
}

export function link(wording: Wording) {
  const wrong = 'Use um endereço com https:// ou uma página do site, como /quartos'
  return addressField('link', wording, addressForm(isFileOrWeb, wrong))
}

const wrongLink = 'Use um link que comece com http:// ou https://'

export function webAddress({ wrong = wrongLink, ...wording }: Wording & { wrong?: string }) {
  const web = z.httpUrl(wrong).max(maxAddress, tooLongMessage(maxAddress)).refine(isWebAddress, wrong)
  const form = limitedText(maxAddress)
    .nullable()
    .transform((text) => text || null)
    .pipe(web.nullable())
  return { ...addressField('link', wording, form), read: webLink }
}

/** Declares the address of an image, uploaded or part of the site; `''` if empty. */
export function image({ required, ...wording }: Wording & { required?: string }) {
  const form = required === undefined ? imageSource : imageSource.min(1, required)
  return { ...addressField('image', wording, form), required: required !== undefined }
}

/** Declares a list of images. With `slots` the form submits empty ones too, so that errors keep their index. */
export function images({
  slots = 0,
  most = maxImages,
  ...wording
}: Wording & { slots?: number; most?: number }) {
  const form =
    slots > 0 ? limitAddress(imageSource) : limitAddress(limitedText(maxAddress)).transform(withoutGaps)
  const imagesToForm = (stored: unknown) => {
    const known = Array.isArray(stored) ? withoutGaps(stored) : []
    return [...known, ...Array.from({ length: Math.max(0, slots - known.length) }, () => '')]
  }
  return {
    ...wording,
    slots,
    most,
    kind: 'images' as const,
    read: mediaSources,
    form,
    toForm: imagesToForm,
    blank: imagesToForm([]),
  }
}

const imageSource = limitedText(maxAddress).refine(
  (source) => source === '' || mediaSource.parse(source) !== null,
  {
    error: ({ input }) => sourceValidationMessage(String(input)) ?? 'Use o endereço de uma imagem',
  },
)

function addressField<Kind extends Field['kind'], Form extends z.ZodType>(
  kind: Kind,
  wording: Wording,
  form: Form,
) {
  return { ...wording, kind, max: maxAddress, read: mediaSource, form, toForm: formText, blank: '' }
}

function limitAddress<Source extends z.ZodType>(source: Source) {
  return z.array(source).max(maxImages, `Use no máximo ${maxImages} imagens`)
}

/** Applies to new images; a save accepts as many as are stored. */
const maxImages = 100

function addressForm(isGood: (text: string) => boolean, wrong: string, whole = (text: string) => text) {
  return limitedText(maxAddress)
    .nullable()
    .transform((text) => (text?.trim() ? whole(text.trim()) : null))
    .refine((text) => text === null || isGood(text), wrong)
}

function isFileOrWeb(text: string) {
  return (isOwnPath(text) && !/\s/.test(text)) || isWebAddress(text)
}

function withoutGaps(sources: unknown[]): string[] {
  return sources.flatMap((source) => (typeof source === 'string' && source.trim() ? [source.trim()] : []))
}
