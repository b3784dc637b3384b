import { reads } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import { arrivalFields } from './fields'

export const arrivalSchema = z.object({ id: z.string().min(1), ...reads(arrivalFields) })

export type Arrival = z.infer<typeof arrivalSchema>
