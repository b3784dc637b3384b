import { z } from '@/lib/zod'
import { roomCategories } from './categories'
import { roomSchema } from './schema'

/** The schema of a draft for its preview; without a category it uses the first one. */
export const roomPreview = roomSchema.extend({ category: z.enum(roomCategories).catch(roomCategories[0]) })
