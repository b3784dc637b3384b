import { panelImages } from './panel-source'
import { mediaFolder } from './public-address'
import { sourceValidationMessage } from './source-check'

/** An address that pages may show, as `publicSource` gives it, or the panel's own of it; null for none and a foreign one (IMG-7). */
export function shownImage(address: string | null): string | null {
  if (!address) return null
  const isServed = address.startsWith(mediaFolder) || address.startsWith(panelImages)
  return isServed || sourceValidationMessage(address) === null ? address : null
}
