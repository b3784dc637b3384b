import { z } from '@/lib/zod'
import { roomCategories } from './categories'
import { roomSchema } from './schema'

/** A draft as the page would show it; one without a category stands where the first ones do. */
export const roomPreview = roomSchema.extend({ category: z.enum(roomCategories).catch(roomCategories[0]) })
