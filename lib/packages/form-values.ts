import { z } from 'zod'
import { priceText } from '@/lib/fields/price-input'
import type { PackageFormInput } from './form'

/** Longer stored galleries are kept, not cut (PKG-7). */
export const gallerySlots = 4

/** Any other `#rrggbb` can be typed (PKG-9). */
export const colorPresets = [
  { name: 'Amarelo', hex: '#ffcd1a' },
  { name: 'Verde', hex: '#74b24a' },
  { name: 'Verde escuro', hex: '#065f46' },
  { name: 'Vermelho', hex: '#FF6B35' },
] as const

/** As PKG-3 says. */
export const newPackage: PackageFormInput = {
  name: '',
  slug: '',
  title: '',
  description: '',
  category: 'romantico',
  price: priceText(0),
  originalPrice: '',
  images: { principal: '', gallery: Array.from({ length: gallerySlots }, () => '') },
  features: [],
  highlights: [],
  details: { nights: '2', maxCapacity: '2', minNights: '1', checkIn: '14:00', checkOut: '12:00' },
  dates: { offerStart: '', offerEnd: '', accommodationStart: '', accommodationEnd: '' },
  isFeatured: false,
  active: true,
  hideAtEnd: false,
  primaryColor: '#74b24a',
  bookingUrl: '',
  monthLabel: '',
  priceDetail: '',
  orderIndex: '0',
}

/** Forgives everything: what is broken is shown as it is where it can be read, so that the form says so. */
export function toForm(stored: unknown): PackageFormInput {
  return storedForm.parse(stored)
}

const typed = (fallback = '') =>
  z.union([z.string().transform((text) => text.trim()), z.number().transform(String)]).catch(fallback)

const amount = z.union([z.number().transform(priceText), z.string()]).catch('')
const day = typed().transform((text) => (/^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : ''))
const flag = (absent: boolean) => z.boolean().default(absent).catch(false)
const texts = z
  .array(typed())
  .catch([])
  .transform((entries) => [...new Set(entries.filter(Boolean))])

const gallery = z
  .array(typed())
  .catch([])
  .transform((pictures) => pictures.filter(Boolean))
  .transform((pictures) => [...pictures, ...newPackage.images.gallery.slice(pictures.length)])

// A part that is missing altogether still falls back field by field.
const images = z.object({ principal: typed(), gallery })
const details = z.object({
  nights: typed('2'),
  maxCapacity: typed('2'),
  minNights: typed('1'),
  checkIn: typed('14:00'),
  checkOut: typed('12:00'),
})
const dates = z.object({ offerStart: day, offerEnd: day, accommodationStart: day, accommodationEnd: day })

const storedForm: z.ZodType<PackageFormInput> = z
  .object({
    name: typed(),
    slug: typed(),
    title: typed(),
    description: typed(),
    category: typed(),
    price: amount,
    originalPrice: amount,
    images: images.catch(() => images.parse({})),
    features: texts,
    highlights: texts,
    details: details.catch(() => details.parse({})),
    dates: dates.catch(() => dates.parse({})),
    isFeatured: flag(false),
    active: flag(true),
    hideAtEnd: flag(false),
    primaryColor: typed(newPackage.primaryColor),
    bookingUrl: typed(),
    monthLabel: typed(),
    priceDetail: typed(),
    orderIndex: typed('0'),
  })
  .catch(() => newPackage)
