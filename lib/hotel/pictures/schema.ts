import { reads } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import { pictureFields } from './fields'

export const pictureSchema = z.object({ id: z.string().min(1), ...reads(pictureFields) })
