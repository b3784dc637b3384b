import { packageImage } from './display'
import type { Package } from './schema'

/** Returns a function that chooses each package's image for a page showing `first`: the main image, or an unused one. */
export function unshownImages(first: string | null) {
  const shown = new Set([first])
  return (pkg: Pick<Package, 'images'>): string | null => {
    const main = packageImage(pkg)
    const image = [main, ...pkg.images.gallery].find((one) => !shown.has(one)) ?? main
    shown.add(image)
    return image
  }
}
