import { forms } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import { configurationFields } from './fields'
import { contactsFields } from './identity/fields'

const { name, phone } = configurationFields
const { checkin_time, checkout_time } = contactsFields

/** What a new hotel says first, on the dashboard: of its configuration, and of its contacts. */
export const detailsFields = { name, phone, checkin_time, checkout_time }

export const detailsForm = z.object(forms(detailsFields)).partial({ name: true })

/** The part of it in the configuration. */
export const hotelDetailsForm = detailsForm.pick({ name: true, phone: true })
