import { reads } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import { conditionsFields, type ownConditions } from './fields'

export const conditionsSchema = z.object({ id: z.string().min(1), ...reads(conditionsFields) })

export type Conditions = z.infer<typeof conditionsSchema>

/** A package's: null and '' are as in the hotel. */
export type OwnConditions = z.infer<typeof ownConditions.read>
