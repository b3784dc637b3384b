import { reads } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import { testimonialFields } from './fields'

export const testimonialSchema = z.object({ id: z.string().min(1), ...reads(testimonialFields) })

export type Testimonial = z.infer<typeof testimonialSchema>
