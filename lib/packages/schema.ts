import { z } from 'zod'
import {
  clockTimeOr,
  countOr,
  hexColorOr,
  mediaSource,
  mediaSources,
  plainDate,
  text,
  textList,
  webLink,
} from '@/lib/fields/zod-fields'

/** Prices are in reais, dates plain `yyyy-mm-dd`. The discount is derived on read (OFF-8). */
export const packageSchema = z.object({
  id: z.string().min(1),
  name: z.string().trim().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: text,
  description: text,
  category: z.string().trim().min(1),
  price: z.number().positive(),
  originalPrice: z.number().positive().nullable().catch(null),
  images: z.object({ principal: mediaSource, gallery: mediaSources }).catch({ principal: null, gallery: [] }),
  features: textList,
  highlights: textList,
  details: z
    .object({
      nights: countOr(2),
      maxCapacity: countOr(2),
      minNights: countOr(1),
      checkIn: clockTimeOr('14:00'),
      checkOut: clockTimeOr('12:00'),
    })
    .catch({ nights: 2, maxCapacity: 2, minNights: 1, checkIn: '14:00', checkOut: '12:00' }),
  dates: z
    .object({
      offerStart: plainDate,
      offerEnd: plainDate,
      accommodationStart: plainDate,
      accommodationEnd: plainDate,
    })
    .catch({ offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd: null }),
  isFeatured: z.boolean().catch(false),
  active: z.boolean().default(true).catch(false),
  primaryColor: hexColorOr('#74b24a'),
  bookingUrl: webLink,
  monthLabel: text,
  priceDetail: text,
  orderIndex: z.number().catch(0),
  /** 'Ocultar ao fim da oferta'; absent in packages older than the switch, which means no. */
  hideAtEnd: z.boolean().optional().catch(undefined),
  /** Links to them lead to the present one (PKG-5). */
  previousSlugs: textList.optional(),
  createdAt: text,
  updatedAt: text,
})

export type Package = z.infer<typeof packageSchema>
