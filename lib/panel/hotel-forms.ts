import { formSchemas } from '@/lib/content/fields/field'
import { aboutFields, configurationFields, heroFields } from '@/lib/hotel/fields'
import { contactsFields } from '@/lib/hotel/identity/fields'
import { z } from '@/lib/zod'

const hero = z.object(formSchemas(heroFields))

/** The dashboard's part of the hero (ADM-4). */
export const heroMediaForm = hero.omit({ cta_primary_text: true, cta_primary_url: true })

const films = {
  mobile_background_url: true,
  mobile_background_poster_url: true,
  video_section_url: true,
  video_section_poster_url: true,
} as const

/** The hotel page's part of the hero; the rest is a separate form. */
export const heroCallForm = hero.omit(films)
export const heroFilmsForm = hero.pick(films)

export const aboutForm = z.object(formSchemas(aboutFields))

const configuration = z.object(formSchemas(configurationFields))

const ofBrand = { logo_url: true, primary_color: true } as const

/** 'Configurações Gerais' and the dashboard's part of it (ADM-5); without the brand for people who may not edit it (BRAND-10). */
export const configurationForm = configuration
  .pick({ ...ofBrand, address: true, phone: true, email: true })
  .partial(ofBrand)

/** The rest of the configuration, and the fields in both forms (BRAND-1). */
export const brandForm = configuration.pick({
  name: true,
  tagline: true,
  ...ofBrand,
  mark_url: true,
  accent_color: true,
  letters: true,
  emblem: true,
  scenery: true,
})

const { name, phone } = configurationFields
const { checkin_time, checkout_time } = contactsFields

/** A new hotel's first details on the dashboard, from its configuration and its contacts. */
export const detailsFields = { name, phone, checkin_time, checkout_time }

export const detailsForm = z.object(formSchemas(detailsFields)).partial({ name: true })

/** The configuration's part of these details. */
export const hotelDetailsForm = detailsForm.pick({ name: true, phone: true })
