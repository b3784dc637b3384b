import { packageImage } from './display'
import type { Package } from './schema'

/** A chooser for one page that shows `first`: a package's main image, or the first of its own that is not there yet. */
export function unshownImages(first: string | null) {
  const shown = new Set([first])
  return (pkg: Pick<Package, 'images'>): string | null => {
    const main = packageImage(pkg)
    const image = [main, ...pkg.images.gallery].find((one) => !shown.has(one)) ?? main
    shown.add(image)
    return image
  }
}
