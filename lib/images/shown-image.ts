import { mediaFolder } from './public-address'
import { sourceValidationMessage } from './source-check'

/** An address that pages may show, as `publicSource` gives it; null for none and for a foreign one (IMG-7). */
export function shownImage(address: string | null): string | null {
  if (!address) return null
  return address.startsWith(mediaFolder) || sourceValidationMessage(address) === null ? address : null
}
