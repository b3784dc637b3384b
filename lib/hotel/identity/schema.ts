import { reads } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import { contactsFields } from './fields'

/** What is not stored, or broken, is empty. */
export const contactsSchema = z.object({ id: z.string().min(1), ...reads(contactsFields) })

export type Contacts = z.infer<typeof contactsSchema>
