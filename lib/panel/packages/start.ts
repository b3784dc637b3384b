import { defaultColors, shadesOf } from '@/lib/brand/theme'
import { type Configuration, configurationFields } from '@/lib/hotel/fields'

const specified = [
  { name: 'Amarelo', hex: '#ffcd1a' },
  { name: 'Verde', hex: '#74b24a' },
  { name: 'Verde escuro', hex: '#065f46' },
  { name: 'Vermelho', hex: '#FF6B35' },
]

type Brand = Pick<Configuration, 'primary_color' | 'accent_color'>
type Times = { checkIn: string; checkOut: string }

/** Returns suggested colours: the specified ones, or those of the hotel's own brand (PKG-9). */
export function colorPresets(brand: Brand): { name: string; hex: string }[] {
  if (isDefaultBrand(brand)) return specified
  const { primary_color: primary, accent_color: accent } = brand
  const { forest900, gold300 } = shadesOf({ primary, accent })
  return [
    { name: 'Cor principal', hex: primary },
    { name: 'Cor de destaque', hex: accent },
    { name: 'Tom escuro', hex: forest900 },
    { name: 'Tom claro', hex: gold300 },
  ]
}

/** Returns a new package's values: the specified ones, or the hotel's colour and empty times if its own differ (PKG-3). */
export function newPackage(brand: Brand, { checkIn, checkOut }: Times) {
  const specifiedUnless = (own: string, time: string) => (own && own !== time ? '' : time)
  return {
    primaryColor: isDefaultBrand(brand) ? '#74b24a' : brand.primary_color,
    details: {
      nights: '2',
      minNights: '1',
      maxCapacity: '2',
      checkIn: specifiedUnless(checkIn, '14:00'),
      checkOut: specifiedUnless(checkOut, '12:00'),
    },
  }
}

/** A hotel that chose no main colour has its field's default. */
function isDefaultBrand({ primary_color, accent_color }: Brand) {
  const { primary, accent } = defaultColors
  return [primary, configurationFields.primary_color.blank].includes(primary_color) && accent_color === accent
}
